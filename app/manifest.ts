import type { MetadataRoute } from "next";
import { site } from "@/lib/site";

/** What a phone needs to keep the site on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: site.name,
    short_name: "Le Chalet",
    description: "Ateliers et retraites à 1500 m, dans les Hautes-Alpes.",
    lang: "fr",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: "#faf6ee",
    theme_color: "#faf6ee",
    icons: [
      { src: "/art/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/art/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/art/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/art/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
