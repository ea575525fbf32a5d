import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import type { Picture } from "@/lib/pictures/shown";

/** The HTML of a part of a page with its async components. */
export const renderToHtml = async (part: ReactNode): Promise<string> =>
  text((await prerenderToNodeStream(part)).prelude);

/** A picture of the content that was measured. */
export const measuredPicture = (src: string, more: Partial<Picture> = {}): Picture => ({
  ...{ src, width: 1600, height: 1200 },
  ...more,
});

/** The addresses in the content that the pictures of a part show. */
export const sourcesIn = (part: ParentNode): (string | null)[] =>
  [...part.querySelectorAll("img")].map((img) => {
    const url = new URL(img.getAttribute("src") ?? "", "http://site.example");
    return url.searchParams.get("url") ?? url.pathname;
  });
