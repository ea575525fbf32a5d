"use client";

import { useEffect } from "react";
import { READY } from "./script";

/** Says that the scripts are there; a client component because only they can say so. */
export function Replay() {
  useEffect(() => void dispatchEvent(new Event(READY)), []);
  return null;
}
