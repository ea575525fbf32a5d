"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

type Props = {
  /** The pages, with those below them, that do without. */
  pages: readonly string[];
  children: ReactNode;
};

/** Shows its children on every page but some; a layout does not know which page it is around. */
export function ExceptOn({ pages, children }: Props) {
  const path = usePathname();
  const isExcepted = pages.some((page) => path === page || (page !== "/" && path.startsWith(`${page}/`)));
  return isExcepted ? null : children;
}
