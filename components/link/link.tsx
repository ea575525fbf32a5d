"use client";

import type { ComponentProps } from "react";
import { useNavigation } from "@/components/navigation/navigation";

type ReadyProps = Omit<ComponentProps<"a">, "onClick"> & {
  href: string;
  /** Fetches what it leads to. */
  ahead: () => void;
  /** Opens it; a link without is followed by the browser. */
  open?: (link: HTMLAnchorElement) => void;
};

/**
 * A link that opens by a script what its address leads to without one. It is fetched when a visitor points
 * at it, reaches it with the keyboard or touches it, 100 to 300 ms before it is opened, and not for merely
 * being on the screen.
 */
export function ReadyLink({ href, ahead, open, ...props }: ReadyProps) {
  return (
    <a
      href={href}
      onMouseEnter={ahead}
      onFocus={ahead}
      onTouchStart={ahead}
      onClick={(event) => {
        // In another tab or window, or as a file, it is the browser's.
        if (!open || event.defaultPrevented) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open(event.currentTarget);
      }}
      {...props}
    />
  );
}

type Props = Omit<ComponentProps<"a">, "onClick"> & {
  href: string;
  /** Where `href` would be redirected to, if that is known: the way within the site is straight. */
  straightTo?: string;
  /** Its last picture is that of the page it leads to, and is carried over. */
  carries?: boolean;
};

/**
 * A link within the site. It asks the framework's router itself, since all that its `Link` would add is done
 * here otherwise.
 */
export function Link({ href, straightTo = href, carries = false, ...props }: Props) {
  const navigation = useNavigation();
  return (
    <ReadyLink
      href={href}
      ahead={() => navigation?.ahead(straightTo)}
      open={
        navigation &&
        ((link) => navigation.go(straightTo, carries ? [...link.querySelectorAll("img")].at(-1) : undefined))
      }
      {...props}
    />
  );
}
