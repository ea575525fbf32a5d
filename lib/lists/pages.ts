import "server-only";
import { textsOf, trailOf } from "@/lib/content/texts";
import { all } from "@/lib/load";

/** The words of a page of the site, or of one of the hosts' own, and the pages above it. */
export const pageContent = (id: string) => all({ texts: textsOf(id), trail: trailOf(id) });
