import { setTimeout as pause } from "node:timers/promises";

/** Waits for a condition; fails when it does not come true within `limitMs`. */
export async function until(condition: () => unknown, limitMs = 90_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`condition non remplie en ${limitMs} ms : ${condition}`);
    await pause(15);
  }
}
