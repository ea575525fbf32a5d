"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { useFailedScript } from "@/components/layout/use-failed-script";
import { useNothingOpen } from "@/lib/browser/use-transient";
import { NavigationStatus } from "./loading-status";

const WaitingFor = createContext<(href: string | undefined) => void>(() => undefined);

/** Sets the address of the page that a visitor waits for; undefined when it is shown. */
export const useWaitingFor = () => useContext(WaitingFor);

/** The navigation state that all links share: a slow page shows a loading message. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const [href, setHref] = useState<string>();
  useNothingOpen();
  useFailedScript(href);
  return (
    <WaitingFor value={setHref}>
      <NavigationStatus waiting={href !== undefined} />
      {children}
    </WaitingFor>
  );
}
