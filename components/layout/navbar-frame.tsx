"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useOverlay } from "@/lib/browser/history";
import { useBrowserState } from "@/lib/browser/use-browser-state";
import styles from "./navbar.module.css";

const TRANSPARENT_UNDER_PIXELS = 300;

type Props = {
  home: ReactNode;
  call: ReactNode;
  /** Icon and label of the menu's button, open and closed. */
  toggle: ReactNode;
  children: ReactNode;
};

/** The first Chrome, Safari and Firefox that the framework supports have no popovers. */
const hasPopovers = () => "popover" in HTMLElement.prototype;

/**
 * The header with its state: transparent at the top of the home page, while the menu is closed. The menu is a
 * popover, which opens before scripts are loaded; without popovers the state opens it.
 */
export function NavbarFrame({ home, call, toggle, children }: Props) {
  const path = usePathname();
  const scrolled = useBrowserState(
    () => window,
    "scroll",
    () => scrollY >= TRANSPARENT_UNDER_PIXELS,
  );
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Undefined until the scripts are loaded: the menu may be open already. A wide bar always displays it.
  const [open, setOpen] = useState<boolean>();
  const popovers = open === undefined || hasPopovers();
  useEffect(
    () => setOpen(Boolean(button.current?.offsetParent && menu.current?.getClientRects().length)),
    [],
  );
  const close = () => {
    menu.current?.hidePopover?.();
    setOpen(false);
  };
  useOverlay(open === true, close);
  // A bar wide enough for the links has no button, so an open menu could not be closed there.
  useEffect(() => {
    const onResize = () => {
      if (!button.current?.offsetParent) close();
    };
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches the clicks of the links inside
    <header
      className={`overhang ${styles.navbar}`}
      data-home={path === "/"}
      data-transparent={path === "/" && !scrolled && !open}
      data-open={open || undefined}
      onClick={({ target }) => {
        if ((target as Element).closest("a")) close();
      }}
    >
      {home}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the menu closes when the focus leaves it */}
      <div
        className={`screen-only ${styles.tools}`}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        {call}
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          popoverTarget={popovers ? "menu_principal" : undefined}
          aria-expanded={open}
          aria-controls="menu_principal"
          onClick={() => {
            if (!popovers) setOpen(!open);
          }}
        >
          {toggle}
        </button>
        {/* Slugs of headings never contain an underscore, so no heading gets the same id. */}
        <div
          ref={menu}
          id="menu_principal"
          popover={popovers ? "auto" : undefined}
          className={styles.menu}
          data-open={open || undefined}
          onToggle={(event) => setOpen(event.newState === "open")}
        >
          {children}
        </div>
      </div>
    </header>
  );
}

type MenuLinkProps = {
  href: string;
  /** The prefix of the addresses of the documents that the linked page lists. */
  documents?: string;
  children: ReactNode;
};

/** An entry of the menu; `aria-current` marks the current page and the pages below it. */
export function MenuLink({ href, documents, children }: MenuLinkProps) {
  const path = usePathname();
  const belongs = path.startsWith(`${href}/`) || (documents !== undefined && path.startsWith(documents));
  return (
    <a href={href} className="tap" aria-current={path === href ? "page" : belongs || undefined}>
      {children}
    </a>
  );
}
