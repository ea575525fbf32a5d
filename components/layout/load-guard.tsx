import { SCRIPT_FAILED } from "@/components/ui/script-failed";
import { DEFAULT_PICTURE } from "@/lib/pictures/slots";
import { LOAD_FAILURE } from "./notices";

/**
 * Watches the loading of scripts and pictures. It comes first in the body, because a failure before the watch
 * begins would go unnoticed.
 */
export const LoadWatch = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash
  <script dangerouslySetInnerHTML={{ __html: LOAD_GUARD }} />
);

const SCRIPT_TIMEOUT_MS = 120_000;

/**
 * Reloads a page once whose script fails or does not answer for 120 s (2.9), then shows the notice. A picture
 * that cannot be loaded is replaced by the default of its kind.
 */
export const LOAD_GUARD = `(() => {
  const answered = new WeakSet();
  const isOwn = ({ nodeName, src, noModule }) =>
    nodeName === "SCRIPT" && src.includes("/_next/static/") && !noModule;

  const recover = () => {
    const goesElsewhere = !dispatchEvent(new Event("${SCRIPT_FAILED}", { cancelable: true }));
    if (goesElsewhere) return;
    if (performance.getEntriesByType("navigation")[0]?.type !== "reload") return location.reload();
    const notice = document.getElementById("${LOAD_FAILURE}");
    if (!notice) return;
    notice.hidden = false;
    notice.querySelector("button").onclick = () => { notice.hidden = true; };
  };
  const fail = (src, reason) => {
    console.error("Loading chunk failed (" + reason + ": " + src + ")");
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", recover);
    else recover();
  };
  const watch = (script) => {
    if (isOwn(script)) setTimeout(() => {
      const isKnown = answered.has(script) || performance.getEntriesByName(script.src).length > 0;
      if (!isKnown) fail(script.src, "timeout");
    }, ${SCRIPT_TIMEOUT_MS});
  };
  const replace = (picture) => {
    const { fallback = "${DEFAULT_PICTURE}" } = picture.dataset;
    if (picture.srcset !== fallback)
      for (const element of [picture, ...picture.parentNode.querySelectorAll(":scope > source")])
        element.src = element.srcset = fallback;
  };
  const onEnd = ({ target, type }) => {
    if (type === "error" && target.nodeName === "IMG") replace(target);
    if (!isOwn(target)) return;
    answered.add(target);
    if (type === "error") fail(target.src, "missing");
  };

  addEventListener("error", onEnd, true);
  document.addEventListener("load", onEnd, true);
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(watch)))
    .observe(document.documentElement, { childList: true, subtree: true });
  [...document.scripts].forEach(watch);
})()`.replace(/\n\s*/g, "\n");
