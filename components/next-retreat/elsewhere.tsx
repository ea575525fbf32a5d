"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

/** Shows its children on every page but the one they lead to; a layout does not know where it stands. */
export function Elsewhere({ path, children }: { path: string; children: ReactNode }) {
  return usePathname() === path ? null : children;
}
