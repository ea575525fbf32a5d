import "server-only";
import { textsOf, trailOf } from "@/lib/content/texts";
import { all } from "@/lib/load";
import type { PageId } from "@/lib/routes";

/** The words of a page and the pages above it. */
export const pageContent = (id: PageId) => all({ texts: textsOf(id), trail: trailOf(id) });
