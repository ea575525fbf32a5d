import { useEffect } from "react";

/**
 * Keeps the last `<title>` until the next one is added: on navigation the framework removes the old one
 * first.
 */
export function useTitle(): void {
  useEffect(() => {
    const { head } = document;
    let last = head.querySelector("title");
    let kept: HTMLTitleElement | undefined;
    const observer = new MutationObserver(() => {
      const [title, next] = head.querySelectorAll("title");
      if (next) kept?.remove();
      if (!title && last) {
        kept = last;
        head.append(kept);
      }
      last = next ?? title ?? last;
    });
    observer.observe(head, { childList: true });
    return () => observer.disconnect();
  }, []);
}
