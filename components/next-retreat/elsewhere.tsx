"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

type Props = {
  /** Pages that say the same, and those below them. */
  than: readonly string[];
  children: ReactNode;
};

/** Shows its children on every page but some; a layout does not know where it stands. */
export function Elsewhere({ than, children }: Props) {
  const path = usePathname();
  return than.some((page) => path === page || (page !== "/" && path.startsWith(`${page}/`)))
    ? null
    : children;
}
