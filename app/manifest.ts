import type { MetadataRoute } from "next";
import { COLOURS, site } from "@/lib/config/site";
import { textsOf } from "@/lib/content/texts";

export const dynamic = "force-dynamic";

/** The manifest with which a phone keeps the site on its home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { description } = await textsOf("accueil");
  return {
    id: "/",
    name: site.name,
    short_name: shortName(site.name),
    description,
    lang: "fr",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: COLOURS.paper,
    theme_color: COLOURS.paper,
    icons: [
      { src: "/art/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/art/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/art/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/art/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

const MAX_LETTERS = 12;

/** The short name under an icon: as many whole words of the name as fit. */
function shortName(name: string): string {
  const [first = name, ...words] = name.split(" ");
  let short = first;
  for (const word of words) {
    if (`${short} ${word}`.length > MAX_LETTERS) break;
    short += ` ${word}`;
  }
  return short.replace(/ (de|des|du|la|le|les|d|à|au|aux|en|et)$/i, "");
}
