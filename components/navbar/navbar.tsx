"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CloseIcon, MenuIcon } from "@/components/icons/icons";
import { Link } from "@/components/link/link";
import { Logo } from "@/components/logo/logo";
import { NAVIGATION } from "@/lib/menu";
import styles from "./navbar.module.css";

const TRANSPARENT_UNDER_PIXELS = 300;

/**
 * The header (spec section 2, "Navbar"). It is transparent only on the home page, under 300 px of
 * scroll, with the menu closed.
 */
export function Navbar({ siteName }: { siteName: string }) {
  const path = usePathname();
  const scrolled = useScrolled();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEscape(open, () => {
    close();
    toggle.current?.focus();
  });

  return (
    <header
      className={styles.navbar}
      data-home={path === "/"}
      data-transparent={path === "/" && !scrolled && !open}
      data-open={open}
    >
      <Link href="/" className={styles.logo} onClick={close}>
        <Logo />
        <span className={styles.name}>{siteName}</span>
        <span className="visually-hidden">, accueil</span>
      </Link>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="menu_principal"
        onClick={() => setOpen(!open)}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
        <span className="visually-hidden">{open ? "Fermer le menu" : "Ouvrir le menu"}</span>
      </button>
      {/* An underscore: no heading of an article has one in its slug, so that none gets the same id. */}
      <nav id="menu_principal" className={styles.menu} aria-label="Navigation principale">
        <ul>
          {NAVIGATION.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} aria-current={isCurrent(path, href)} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function useEscape(active: boolean, act: () => void) {
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => event.key === "Escape" && act();
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [active, act]);
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("scroll", changed, { passive: true });
      return () => removeEventListener("scroll", changed);
    },
    () => scrollY >= TRANSPARENT_UNDER_PIXELS,
    () => false,
  );
}

// A partner's page belongs to « Partenaires », a workshop's to « Ateliers ».
function isCurrent(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  const section = href.replace(/s$/, "");
  return path.startsWith(`${href}/`) || path.startsWith(`${section}/`) ? "true" : undefined;
}
