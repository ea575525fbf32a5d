import type { MetadataRoute } from "next";
import { isIndexable } from "@/lib/config/identity";
import { absoluteAddress } from "@/lib/config/site";

export const dynamic = "force-dynamic";

/** Open to every robot, or closed to all (requirement 8.3). */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: isIndexable()
      ? { userAgent: "*", allow: "/", disallow: "/api/" }
      : { userAgent: "*", disallow: "/" },
    sitemap: absoluteAddress("/sitemap.xml"),
  };
}
