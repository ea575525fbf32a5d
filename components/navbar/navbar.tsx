"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CloseIcon, MenuIcon, PhoneIcon } from "@/components/icons/icons";
import { Link } from "@/components/link/link";
import { Logo } from "@/components/logo/logo";
import { useTransient } from "@/lib/browser/use-transient";
import { MENU } from "@/lib/routes";
import styles from "./navbar.module.css";

const TRANSPARENT_UNDER_PIXELS = 300;

type Props = {
  siteName: ReactNode;
  /** The venue's number, as people read it and as a phone dials it. */
  phone: { shown: string; href: string };
  /** What stands at the foot of the menu of small screens, below the number. */
  children?: ReactNode;
};

/**
 * The header (spec section 2, "Navbar"). It is transparent only on the home page, under 300 px of
 * scroll, with the menu closed. The menu of small screens is the browser's own popover: it opens before
 * any script is there, closes at Escape and at a tap outside, and gives the focus back. Over a picture its
 * parts are paper labels: legible on any.
 */
export function Navbar({ siteName, phone, children }: Props) {
  const path = usePathname();
  const scrolled = useScrolled();
  const menu = useRef<HTMLDivElement>(null);
  // Unknown until the scripts are there: it may have been opened before.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen(menu.current?.matches(":popover-open") ?? false), []);
  const close = () => menu.current?.hidePopover();
  useTransient(open === true, close);

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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: focus that goes on to the page closes the menu over it */}
      <div
        className={styles.tools}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        <a href={phone.href} className={styles.call}>
          <PhoneIcon />
          <span className="visually-hidden">Appeler le </span>
          <span className={styles.digits}>{phone.shown}</span>
        </a>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="menu_principal"
          aria-expanded={open}
          aria-controls="menu_principal"
        >
          <span className={styles.opens}>
            <MenuIcon />
            <span className="visually-hidden">Ouvrir le menu</span>
          </span>
          <span className={styles.closes}>
            <CloseIcon />
            <span className="visually-hidden">Fermer le menu</span>
          </span>
        </button>
        {/* An underscore: no heading of an article has one in its slug, so that none gets the same id. */}
        <div
          ref={menu}
          id="menu_principal"
          popover="auto"
          className={styles.menu}
          onToggle={(event) => setOpen(event.newState === "open")}
        >
          <nav aria-label="Navigation principale">
            <ul>
              {MENU.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} aria-current={isCurrent(path, href)} onClick={close}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: what closes the menu is the link inside, by any means */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
          <div className={styles.more} onClick={close}>
            <a href={phone.href} className={styles.number}>
              <PhoneIcon />
              {phone.shown}
            </a>
            {children}
          </div>
        </div>
      </div>
    </header>
  );
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
