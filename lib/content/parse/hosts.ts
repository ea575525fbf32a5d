import { isInstant } from "@/lib/content/sources/plain";
import { quoted } from "@/lib/text/strings";
import {
  ALSO,
  type Fault,
  fine,
  isAbsent,
  type Read,
  readFields,
  type Spec,
  unknownFields,
  type Values,
  withNames,
} from "./field";
import { html, image, line } from "./fields";

const HOST = {
  name: { read: line, also: ALSO.name },
  role: { read: line },
  content: { read: html, also: ALSO.content },
  image: { read: image, from: "img", also: ALSO.picture },
};
const HOST_FIELDS = Object.entries<Spec<unknown>>(HOST).map(withNames);
const MAX_HOSTS = 12;

export type Host = Values<typeof HOST> & { name: string };

/** A list of maps, one per host; one without a name is left out. */
export const hosts: Read<Host[]> = (raw, id) => {
  if (isAbsent(raw)) return fine([]);
  const all = Array.isArray(raw) ? raw : [raw];
  const items = all.slice(0, MAX_HOSTS);
  const faults: Fault[] = [];
  if (all.length > MAX_HOSTS)
    faults.push({ problem: `${all.length} hôtes`, shown: `les ${MAX_HOSTS} premiers` });
  const value = items.flatMap((item, index): Host[] => {
    const map = typeof item === "object" && item !== null && !isInstant(item) ? item : {};
    const host = `hôte n° ${index + 1}`;
    for (const [key, guess] of unknownFields(Object.keys(map), HOST_FIELDS))
      faults.push({
        problem: `${host} : champ inconnu « ${quoted(key)} »${guess ? `, « ${guess} » ?` : ""}`,
        shown: "rien de ce champ",
      });
    const { values, faults: found } = readFields(HOST_FIELDS, map, id);
    // Nothing else matters of one who is left out.
    for (const { field, problem, shown } of found)
      if (values.name || field === "name") faults.push({ problem: `${host}, ${field} : ${problem}`, shown });
    if (values.name) return [values as Host];
    faults.push({ problem: `${host} : nom absent`, shown: "les autres hôtes, sans celui-ci" });
    return [];
  });
  return { value, faults };
};
