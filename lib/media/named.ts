// Remote pictures that a page of the site names: all others may be somebody's invention.
const MOST = 20_000;

// One set for the whole process: Next loads this module once per bundle.
const shared = globalThis as { __namedPictures?: Set<string> };
shared.__namedPictures ??= new Set();
const named = shared.__namedPictures;

/** Says that a page names a picture. */
export function namePicture(src: string): void {
  if (named.size >= MOST) named.clear();
  named.add(src);
}

export const isNamed = (src: string) => named.has(src);
