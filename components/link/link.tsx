import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link within the site. Nothing is fetched ahead: every page is a static file away, and visitors on
 * phones pay for what they did not ask for.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
