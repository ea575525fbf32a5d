import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/config/log";
import { namePicture } from "@/lib/pictures/read";
import { callOurselves } from "@/lib/server/own-call";

// A reader who reads a page slowly asks for its pictures one by one, and so does this; but a start is busy
// enough, and an edit seldom comes alone.
const REST_MS = 5000;
const LONGEST_MS = 30_000;
/** So that nothing grows without end on a site of many pages: then the oldest are looked at once more. */
const MOST_KNOWN = 20_000;
/** The widths that screens ask for most first: a phone's, a tablet's, a desktop's. */
const FIRST = ["1080", "768", "1440", "480"];
/** What nearly every browser prefers; the few others still have theirs made as they come. */
const HEADERS = { accept: "image/avif" };

// One queue for the whole process: Next loads this module once per bundle.
const shared = globalThis as { __warm?: { pages: Set<string>; known: Set<string>; running: boolean } };
shared.__warm ??= { pages: new Set(), known: new Set(), running: false };
const state = shared.__warm;

/**
 * Has the pictures of some pages made before a visitor asks for them: one at a time, resting as long as
 * each took, so that half a core at the most is busy. What is kept already costs one read.
 * @param pages paths, the most visited first
 */
export function warmPictures(pages: readonly string[]): void {
  for (const page of pages) state.pages.add(page);
  if (state.running || state.pages.size === 0) return;
  state.running = true;
  // Never keeps the process from ending.
  setTimeout(() => {
    void work().finally(() => {
      state.running = false;
    });
  }, REST_MS).unref();
}

/** The same for every page that the sitemap names, once the site answers. */
export async function warmEveryPage(): Promise<void> {
  await own("/sitemap.xml")
    .then((response) => response.text())
    .then((sitemap) => warmPictures(pagesOf(sitemap)))
    .catch((error) => log("warn", "Images non préparées d’avance", { error }));
}

async function work(): Promise<void> {
  const started = performance.now();
  let made = 0;
  for (const page of state.pages) {
    state.pages.delete(page);
    const pictures = await own(page)
      .then((response) => response.text())
      .then(picturesOf, () => []);
    for (const picture of pictures)
      namePicture(new URL(picture, "http://site").searchParams.get("url") ?? "");
    for (const picture of pictures) {
      if (state.known.has(picture)) continue;
      if (state.known.size >= MOST_KNOWN) state.known.clear();
      state.known.add(picture);
      const took = await ask(picture);
      made += 1;
      await pause(took, undefined, { ref: false });
    }
  }
  if (made > 0)
    log("info", "Images prêtes", { images: made, seconds: Math.round((performance.now() - started) / 1000) });
}

/** Asks for a picture as a browser does; a failure is in the log already, and its visitor asks again. */
async function ask(picture: string): Promise<number> {
  const started = performance.now();
  await own(picture, HEADERS)
    .then((response) => response.arrayBuffer())
    .catch(() => state.known.delete(picture));
  return performance.now() - started;
}

const own = (address: string, headers: Record<string, string> = {}) =>
  callOurselves(address, { headers, signal: AbortSignal.timeout(LONGEST_MS) });

/** The paths of a sitemap, in its order. */
export const pagesOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(unescaped(address)).pathname,
  );

/** The addresses of the optimised pictures that a page names, those of the usual widths first. */
export function picturesOf(html: string): string[] {
  const found = html.match(/\/_next\/image\?url=[^"'\s,]+/g) ?? [];
  const rank = (address: string) => {
    const place = FIRST.indexOf(/[?&]w=(\d+)/.exec(address)?.[1] ?? "");
    return place < 0 ? FIRST.length : place;
  };
  return [...new Set(found.map(unescaped))]
    .filter((address) => /&q=\d+$/.test(address))
    .sort((a, b) => rank(a) - rank(b));
}

const unescaped = (text: string) => text.replaceAll("&amp;", "&");
