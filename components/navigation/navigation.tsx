"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { SCRIPT_FAILED } from "@/components/ui/script-failed";
import { leaveMarked } from "@/lib/browser/history";
import { NavigationStatus } from "./loading-status";

const WaitingFor = createContext<(href: string | undefined) => void>(() => undefined);

/** Sets the address of the page that a visitor waits for; undefined when it is shown. */
export const useWaitingFor = () => useContext(WaitingFor);

/** The navigation state that all links share: a slow page shows a loading message. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const [href, setHref] = useState<string>();
  useEffect(leaveMarked, []);
  // If a script fails meanwhile, the browser loads the page itself: the click is not lost.
  useEffect(() => {
    if (!href) return;
    const open = (event: Event) => {
      event.preventDefault();
      location.assign(href);
    };
    addEventListener(SCRIPT_FAILED, open);
    return () => removeEventListener(SCRIPT_FAILED, open);
  }, [href]);
  return (
    <WaitingFor value={setHref}>
      <NavigationStatus waiting={href !== undefined} />
      {children}
    </WaitingFor>
  );
}
