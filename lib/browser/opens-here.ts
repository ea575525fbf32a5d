import type { MouseEvent } from "react";

/** Whether a click opens its link here; in another tab or window, or as a file, it is the browser's. */
export const opensHere = (event: MouseEvent) =>
  !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
