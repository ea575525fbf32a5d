"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/link/link";

/** An entry of the menu, which says whether the page on show is its own or belongs to it. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} aria-current={isCurrent(usePathname(), href)}>
      {children}
    </Link>
  );
}

// A partner's page belongs to « Partenaires », a workshop's to « Ateliers ».
function isCurrent(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  const section = href.replace(/s$/, "");
  return path.startsWith(`${href}/`) || path.startsWith(`${section}/`) ? "true" : undefined;
}
