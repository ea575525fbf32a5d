import type { Person, ProfilePage } from "schema-dts";
import { absolute } from "@/lib/config/absolute";
import { hostAnchor } from "@/lib/routes";
import { businessId } from "./business";

type Host = { name: string; role?: string };

/** The hosts' page: who they are, and where they work. */
export function profilePage(path: string, hosts: readonly Host[]): ProfilePage {
  return {
    "@type": "ProfilePage",
    url: absolute(path),
    mainEntity: hosts.map(({ name, role }): Person => {
      const anchor = hostAnchor(name);
      return {
        "@type": "Person",
        ...(anchor && { "@id": absolute(`${path}#${anchor}`) }),
        name,
        ...(role && { jobTitle: role }),
        url: absolute(path),
        worksFor: { "@id": businessId() },
      };
    }),
  };
}
