"use client";

import { useEffect, useState } from "react";
import { followFromPage, leaveMarked } from "@/lib/browser/history";
import { PAGE_LINK, pressedLink } from "@/lib/browser/page-link";
import { SCRIPTS_READY } from "@/lib/browser/scripts-ready";
import { LoadingStatus } from "./loading-status";

// The browser fetches ahead the page of a link that is pointed at, unless the visitor saves data.
const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: PAGE_LINK }, eagerness: "moderate" }],
});

/** Shows « Chargement... » (2.7) from the press on a link until its page or another press comes. */
export function LinkWatch() {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const onClick = (click: MouseEvent) => {
      const link = pressedLink(click);
      setWaiting(link !== undefined);
      if (link) followFromPage(click, link.href);
    };
    // A page that comes back from the browser's cache is as it was when it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setWaiting(false);
    leaveMarked();
    dispatchEvent(new Event(SCRIPTS_READY));
    addEventListener("popstate", leaveMarked);
    // Before the overlay closes by the same press.
    addEventListener("click", onClick, true);
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("popstate", leaveMarked);
      removeEventListener("click", onClick, true);
      removeEventListener("pageshow", onShow);
    };
  }, []);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      <LoadingStatus waiting={waiting} />
    </>
  );
}
