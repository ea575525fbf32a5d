import { useEffect } from "react";

/**
 * Keeps the last title until the next one is there: on a change of page the framework takes the old `<title>` away
 * before it adds the new one.
 */
export function useTitle(): void {
  useEffect(() => {
    let kept: HTMLTitleElement | undefined;
    const observer = new MutationObserver((records) => {
      const titles = document.head.querySelectorAll("title");
      if (titles.length > 1) kept?.remove();
      if (titles.length > 0) return;
      const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
      kept = removed.find((node) => node instanceof HTMLTitleElement);
      if (kept) document.head.append(kept);
    });
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, []);
}
