"use client";

import type { ComponentProps, MouseEvent } from "react";
import { useNavigation } from "@/components/navigation/navigation";

type Props = Omit<ComponentProps<"a">, "onClick"> & {
  href: string;
  /** Where `href` would be redirected to, if that is known: the way within the site is straight. */
  straightTo?: string;
  /** Its last picture is that of the page it leads to, and is carried over. */
  carries?: boolean;
};

/**
 * A link within the site. Its page is fetched when a visitor points at it, reaches it with the keyboard
 * or touches it, 100 to 300 ms before it is opened, and not for merely being on the screen. It asks the
 * framework's router itself, since all that its `Link` would add is done here otherwise.
 */
export function Link({ href, straightTo = href, carries = false, ...props }: Props) {
  const navigation = useNavigation();
  const ahead = () => navigation?.ahead(straightTo);
  return (
    <a
      href={href}
      onMouseEnter={ahead}
      onFocus={ahead}
      onTouchStart={ahead}
      onClick={(event) => {
        if (!navigation || !opensHere(event)) return;
        event.preventDefault();
        const picture = carries ? [...event.currentTarget.querySelectorAll("img")].at(-1) : undefined;
        navigation.go(straightTo, picture);
      }}
      {...props}
    />
  );
}

/** Whether a click opens its link here; in another tab or window, or as a file, it is the browser's. */
export const opensHere = (event: MouseEvent) =>
  !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
