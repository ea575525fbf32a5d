import { DEFAULT_PICTURE } from "@/lib/pictures/slots";
import { LOAD_FAILURE, SCRIPT_FAILED } from "./script-failed";

const TIMEOUT_MS = 120_000;

/**
 * An inline script, because it watches the loading of the site's script files. A file that cannot be loaded,
 * or does not answer for 120 s (requirement 2.9), is logged and the page is reloaded once. If this page
 * is already a reload, the notice is shown instead. Nothing is stored: the browser tells whether it was a
 * reload. A picture that cannot be loaded is replaced by the default of its kind.
 */
export const LOAD_GUARD = withoutIndentation(`(() => {
  const timers = new Map();
  const isOwn = (script) => script.src && script.src.includes("/_next/static/") && !script.noModule;

  const recover = () => {
    const goesElsewhere = !dispatchEvent(new Event("${SCRIPT_FAILED}", { cancelable: true }));
    if (goesElsewhere) return;
    if (performance.getEntriesByType("navigation")[0]?.type !== "reload") return location.reload();
    const notice = document.getElementById("${LOAD_FAILURE}");
    if (!notice) return;
    notice.hidden = false;
    notice.querySelector("button").onclick = () => {
      notice.hidden = true;
    };
  };

  const fail = (script, reason) => {
    console.error("Loading chunk failed (" + reason + ": " + script.src + ")");
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", recover);
    else recover();
  };

  const watch = (script) => {
    if (!isOwn(script) || timers.has(script)) return;
    const onTimeout = () => {
      if (performance.getEntriesByName(script.src).length === 0) fail(script, "timeout");
    };
    timers.set(script, setTimeout(onTimeout, ${TIMEOUT_MS}));
  };

  const replace = (picture) => {
    const { fallback = "${DEFAULT_PICTURE}" } = picture.dataset;
    if (picture.srcset === fallback) return;
    for (const one of [picture, ...picture.parentNode.querySelectorAll(":scope > source")])
      one.src = one.srcset = fallback;
  };

  const onEnd = ({ target, type }) => {
    if (target?.nodeName === "IMG" && type === "error") replace(target);
    if (target?.nodeName !== "SCRIPT" || !(timers.has(target) || isOwn(target))) return;
    clearTimeout(timers.get(target));
    if (type === "error") fail(target, "missing");
  };

  addEventListener("error", onEnd, true);
  document.addEventListener("load", onEnd, true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.nodeName === "SCRIPT") watch(node);
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
  for (const script of document.scripts) watch(script);
})()`);

/** The text is part of every page: its indentation need not be sent. */
function withoutIndentation(script: string): string {
  return script.replace(/\n\s*/g, "\n");
}
