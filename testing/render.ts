import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import type { PageTexts } from "@/lib/content/types";

/** The HTML of a part of a page with its async components. */
export const htmlOf = async (part: ReactNode): Promise<string> =>
  text((await prerenderToNodeStream(part)).prelude);

/** The texts of a page, empty except for the given ones. */
export const pageTexts = (own: Partial<PageTexts>): PageTexts =>
  ({ intro: "", content: [], poem: "", images: [], alts: [], captions: [], hosts: [], ...own }) as PageTexts;
