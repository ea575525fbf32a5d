"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from "react";
import { useFailedScript } from "@/components/load-guard/use-failed-script";
import { arrivedByLink, returnToTop } from "@/lib/browser/arrival";
import { carry } from "@/lib/browser/carry";
import { isMarked, useNothingOpen, wayOn } from "@/lib/browser/use-transient";
import { NavigationStatus } from "./status";

type Navigation = {
  /** Opens a page of the site; a picture of the link may be carried over to it. */
  go: (href: string, picture?: HTMLElement) => void;
  /** Fetches a page that is about to be opened; the framework asks for each only once. */
  ahead: (href: string) => void;
};

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** The way that links lead on; undefined for a link that stands outside of the site's layout. */
export const useNavigation = () => useContext(NavigationContext);

/** What all links share: pages are fetched ahead, and one that keeps a visitor waiting says so. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [wanted, setWanted] = useState<string>();
  const [pending, start] = useTransition();
  const opened = useRef<() => void>(undefined);
  useEffect(() => {
    if (!pending) opened.current?.();
  }, [pending]);
  const navigation = useMemo<Navigation>(
    () => ({
      go: (href, picture) => {
        const way = wayOn(href);
        if (way === "stay") return returnToTop(isMarked());
        setWanted(href);
        arrivedByLink();
        carry(picture, () => {
          start(() => router[way](href));
          return new Promise((resolve) => {
            opened.current = resolve;
          });
        });
      },
      ahead: (href) => {
        if (!sparesData()) router.prefetch(href);
      },
    }),
    [router],
  );
  useNothingOpen();
  useFailedScript(pending ? wanted : undefined);
  return (
    <NavigationContext value={navigation}>
      <NavigationStatus waiting={pending} />
      {children}
    </NavigationContext>
  );
}

// What is fetched and then not opened is paid for too.
function sparesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
