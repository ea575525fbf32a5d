import type { Metadata } from "next";
import { site } from "./site";

type Page = {
  title: string;
  description: string;
  /** The page's canonical address, from the root. */
  path: string;
  /** The title stands alone, without the site's name behind it. */
  absolute?: boolean;
  /** Search engines should not list it: an address that leads to nothing of its own. */
  noindex?: boolean;
};

/** Everything that a page says about itself to search engines and link previews, from one place. */
export function pageMetadata({
  title,
  description,
  path,
  absolute = false,
  noindex = false,
}: Page): Metadata {
  const full = absolute ? title : `${title} – ${site.name}`;
  return {
    metadataBase: new URL(site.url),
    title: full,
    description,
    ...(noindex ? { robots: { index: false } } : { alternates: { canonical: path } }),
    openGraph: { type: "website", locale: "fr_FR", siteName: site.name, title, description, url: path },
    twitter: { card: "summary_large_image", title, description },
  };
}

/** What a detail page says of itself when there is nothing to show. */
export function unavailableMetadata(state: "missing" | "failed"): Metadata {
  const title = state === "missing" ? "Introuvable" : "Une erreur est survenue";
  return {
    metadataBase: new URL(site.url),
    title: `${title} – ${site.name}`,
    robots: { index: false },
  };
}
