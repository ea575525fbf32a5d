import type { Retreat } from "@/lib/content";
import { isDated } from "@/lib/dates";

/** What a call is for, before a retreat is over: one with free places and known days is booked by it. */
export const callTo = (retreat: Retreat) =>
  isDated(retreat) && !retreat.status ? "Réserver" : "Nous appeler";

/** It can no longer be booked: it is full, does not take place, or is over. */
export const isLost = ({ status }: Retreat, over: boolean) => over || Boolean(status);
