import { SCRIPTS_READY } from "@/lib/browser/scripts-ready";

const ASYNC_SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** The maximum wait of scripts for the first picture, in ms. */
const MAX_SCRIPT_DELAY_MS = 2000;

/**
 * Starts the scripts of a page after its first picture is painted, which they would delay, or with the first
 * press. A click that needs scripts is kept and repeated once they are ready.
 */
export function lateScripts(html: string): string {
  const addresses = [...html.matchAll(ASYNC_SCRIPT)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const starter = `<script>${SCRIPT_STARTER}(${JSON.stringify(addresses)})</script>`;
  return html
    .replace(SCRIPT_PRELOAD, "")
    .replace(ASYNC_SCRIPT, "")
    .replace("</body>", () => `${starter}</body>`);
}

const SCRIPT_STARTER = `(addresses => {
const start = () => {
for (const src of addresses.splice(0))
document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
};
const startSoon = () => requestAnimationFrame(() => setTimeout(start));
const picture = document.querySelector("main img[fetchpriority=high]");
if (!picture || picture.complete) startSoon();
else picture.onload = picture.onerror = startSoon;
setTimeout(start, ${MAX_SCRIPT_DELAY_MS});
for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { once: true, capture: true });
let pressed;
const keep = (click) => {
const needsScripts = click.target.closest("main :is(a[type^=image], button)");
if (!needsScripts || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
click.preventDefault();
click.stopPropagation();
pressed = needsScripts;
};
addEventListener("click", keep, true);
addEventListener("${SCRIPTS_READY}", () => {
removeEventListener("click", keep, true);
pressed?.click();
}, { once: true });
})`;
