"use client";

import NextLink, { useLinkStatus } from "next/link";
import { type ComponentProps, useContext, useEffect, useState } from "react";
import { followLink, OverlayOpen, returnToTop } from "@/lib/browser/history";
import { useWaitingFor } from "./navigation";

type Props = Omit<ComponentProps<"a">, "onClick"> & {
  href: string;
};

/** A link within the site. Its page is prefetched on hover, focus or touch, never with `Save-Data`. */
export function Link({ href, children, ...props }: Props) {
  const overlayOpen = useContext(OverlayOpen);
  const [intended, setIntended] = useState(false);
  const showIntent = () => setIntended(!savesData());
  return (
    <NextLink
      href={href}
      prefetch={intended ? null : false}
      replace={overlayOpen}
      onMouseEnter={showIntent}
      onFocus={showIntent}
      onTouchStart={showIntent}
      onNavigate={(event) => {
        if (href !== location.pathname) return followLink();
        event.preventDefault();
        returnToTop();
      }}
      {...props}
    >
      {children}
      <ReportPending href={href} />
    </NextLink>
  );
}

/** Reports to `NavigationProvider` which page a visitor is waiting for. */
function ReportPending({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  const setWaitingFor = useWaitingFor();
  useEffect(() => {
    if (!pending) return;
    setWaitingFor(href);
    return () => setWaitingFor(undefined);
  }, [pending, href, setWaitingFor]);
  return null;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
