"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

/** Shows its children on every page but one and those below it, which say the same; a layout does not know where it stands. */
export function Elsewhere({ than, children }: { than: string; children: ReactNode }) {
  return `${usePathname()}/`.startsWith(`${than}/`) ? null : children;
}
