import type { Retreat } from "@/lib/content";
import { isDated } from "@/lib/dates";

/** What a call is for, before a retreat is over: one with free places and known days is booked by it. */
export const callTo = (retreat: Retreat) =>
  isDated(retreat) && !retreat.status ? "Réserver" : "Nous appeler";

/** Whether it can still be booked: it is neither full nor off nor over. */
export const isBookable = ({ status }: Retreat, over: boolean) => !over && !status;
