"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

type Props = {
  /** The paths on which the children are hidden, with the paths below them. */
  pages: readonly string[];
  children: ReactNode;
};

/** Hides its children on some pages. A client component, because a layout does not know the current path. */
export function HideOn({ pages, children }: Props) {
  const path = usePathname();
  const isHidden = pages.some((page) => path === page || path.startsWith(`${page}/`));
  return isHidden ? null : children;
}
