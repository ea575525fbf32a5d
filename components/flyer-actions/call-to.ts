import type { Retreat } from "@/lib/content";
import { isDated } from "@/lib/dates";

/** What a call is for: a retreat with free places, on days to come, is booked by it. */
export const callTo = (retreat: Retreat, over = false) =>
  isDated(retreat) && !over && !retreat.status ? "Réserver" : "Nous appeler";

/** It can no longer be booked: it is full, does not take place, or is over. */
export const isLost = ({ status }: Retreat, over: boolean) => over || Boolean(status);
