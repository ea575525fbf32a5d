"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

/** Shows its children on every page but those that say the same; a layout does not know where it stands. */
export function Elsewhere({ than, children }: { than: string[]; children: ReactNode }) {
  return than.includes(usePathname()) ? null : children;
}
