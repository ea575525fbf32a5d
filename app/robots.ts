import type { MetadataRoute } from "next";
import { absolute } from "@/lib/config/absolute";
import { isIndexable } from "@/lib/config/indexable";

/** Open to every robot, or closed to all (contract, `SITE_INDEXABLE`). */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: isIndexable()
      ? { userAgent: "*", allow: "/", disallow: "/api/" }
      : { userAgent: "*", disallow: "/" },
    sitemap: absolute("/sitemap.xml"),
  };
}
