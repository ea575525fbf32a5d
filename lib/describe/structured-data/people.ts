import type { Person, ProfilePage } from "schema-dts";
import { absolute } from "@/lib/config/absolute";
import { slug } from "@/lib/text/slug";
import { businessId } from "./business";

type Host = { name: string; role?: string };

/** The hosts' page: who they are, and where they work. */
export function profilePage(path: string, hosts: readonly Host[]): ProfilePage {
  return {
    "@type": "ProfilePage",
    url: absolute(path),
    mainEntity: hosts.map(
      ({ name, role }): Person => ({
        "@type": "Person",
        "@id": absolute(`${path}#${slug(name)}`),
        name,
        ...(role && { jobTitle: role }),
        url: absolute(path),
        worksFor: { "@id": businessId() },
      }),
    ),
  };
}
