import type { Retreat } from "@/lib/content";
import { withState } from "@/lib/content/retreat-state";

/** A retreat without dates, as the content API gives it on a day. */
export const retreat = (typed: Partial<Retreat> = {}, day = "2026-11-28"): Retreat =>
  withState({ id: "neige", title: "Neige", images: [], description: "", ...typed }, day);
