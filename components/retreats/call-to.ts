import type { Retreat } from "@/lib/content";
import { isDated } from "@/lib/dates";

/** The label of the call before a retreat is over: booking, if it has free places and known days. */
export const callTo = (retreat: Retreat) =>
  isDated(retreat) && !retreat.status ? "Réserver" : "Nous appeler";

/** Whether it can still be booked: it is neither full nor off nor over. */
export const isBookable = ({ status }: Retreat, over: boolean) => !over && !status;
