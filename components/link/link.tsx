"use client";

import NextLink from "next/link";
import type { ComponentProps } from "react";
import { useNavigation } from "@/components/navigation/navigation";

type Props = Omit<ComponentProps<typeof NextLink>, "href" | "replace"> & {
  href: string;
  /** Where `href` would be redirected to, if that is known: the way within the site is straight. */
  straightTo?: string;
};

/**
 * A link within the site. Its page is fetched when a visitor points at it, reaches it with the keyboard
 * or touches it, 100 to 300 ms before it is opened, and not for merely being on the screen.
 */
export function Link({ href, straightTo = href, ...props }: Props) {
  const navigation = useNavigation();
  const ahead = () => navigation?.ahead(straightTo);
  return (
    <NextLink
      href={href}
      prefetch={false}
      onMouseEnter={ahead}
      onFocus={ahead}
      onTouchStart={ahead}
      onNavigate={(event) => {
        if (!navigation) return;
        event.preventDefault();
        navigation.go(straightTo);
      }}
      {...props}
    />
  );
}
