"use client";

import NextLink from "next/link";
import { type ComponentProps, useRef } from "react";
import { useNavigation } from "@/components/navigation/navigation";

type Props = Omit<ComponentProps<typeof NextLink>, "href" | "replace"> & {
  href: string;
  /** Where `href` would be redirected to, if that is known: the way within the site is straight. */
  straightTo?: string;
  /** Its last picture is that of the page it leads to, and is carried over. */
  carries?: boolean;
};

/**
 * A link within the site. Its page is fetched when a visitor points at it, reaches it with the keyboard
 * or touches it, 100 to 300 ms before it is opened, and not for merely being on the screen.
 */
export function Link({ href, straightTo = href, carries = false, ...props }: Props) {
  const navigation = useNavigation();
  const link = useRef<HTMLAnchorElement>(null);
  const ahead = () => navigation?.ahead(straightTo);
  return (
    <NextLink
      ref={link}
      href={href}
      prefetch={false}
      onMouseEnter={ahead}
      onFocus={ahead}
      onTouchStart={ahead}
      onNavigate={(event) => {
        if (!navigation) return;
        event.preventDefault();
        const picture = carries ? [...(link.current?.querySelectorAll("img") ?? [])].at(-1) : undefined;
        navigation.go(straightTo, picture);
      }}
      {...props}
    />
  );
}
