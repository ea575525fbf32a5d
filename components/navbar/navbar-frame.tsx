"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTransient } from "@/lib/browser/use-transient";
import styles from "./navbar.module.css";

const TRANSPARENT_UNDER_PIXELS = 300;

type Props = {
  home: ReactNode;
  call: ReactNode;
  /** What the menu's button shows and says, open and closed. */
  toggle: ReactNode;
  /** The menu. */
  children: ReactNode;
};

/**
 * What of the header has a state. It is transparent only on the home page, under 300 px of scroll, with the
 * menu closed. The menu of small screens is the browser's own popover: it opens before any script is there,
 * closes at Escape and at a tap outside, and gives the focus back. Over a picture its parts are paper
 * labels: legible on any.
 */
export function NavbarFrame({ home, call, toggle, children }: Props) {
  const path = usePathname();
  const scrolled = useScrolled();
  const menu = useRef<HTMLDivElement>(null);
  // Unknown until the scripts are there: it may have been opened before.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen(menu.current?.matches(":popover-open") ?? false), []);
  const close = () => menu.current?.hidePopover();
  useTransient(open === true, close);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what closes the menu is a link in it, by any means
    <header
      className={`overhang ${styles.navbar}`}
      data-home={path === "/"}
      data-transparent={path === "/" && !scrolled && !open}
      data-open={open}
      onClick={({ target }) => {
        if ((target as Element).closest("a")) close();
      }}
    >
      {home}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: focus that goes on to the page closes the menu over it */}
      <div
        className={styles.tools}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        {call}
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="menu_principal"
          aria-expanded={open}
          aria-controls="menu_principal"
        >
          {toggle}
        </button>
        {/* An underscore: no heading of an article has one in its slug, so that none gets the same id. */}
        <div
          ref={menu}
          id="menu_principal"
          popover="auto"
          className={styles.menu}
          onToggle={(event) => setOpen(event.newState === "open")}
        >
          {children}
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
