"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/navigation/link";

type Props = {
  href: string;
  /** The prefix of the addresses of the documents that the linked page lists. */
  documents?: string;
  children: ReactNode;
};

/** An entry of the menu; `aria-current` marks the current page and the pages below it. */
export function MenuLink({ href, documents, children }: Props) {
  const path = usePathname();
  const belongs = path.startsWith(`${href}/`) || (documents !== undefined && path.startsWith(documents));
  return (
    <Link href={href} className="tap" aria-current={path === href ? "page" : belongs || undefined}>
      {children}
    </Link>
  );
}
