import { isInstant } from "@/lib/content/plain";
import { quoted } from "@/lib/text/strings";
import {
  type Field,
  type FieldFault,
  type FieldSpec,
  type FieldValues,
  isAbsent,
  type Reader,
  readFields,
  readList,
  unknownFields,
  withNames,
  withoutFault,
} from "./field";
import { html, line } from "./fields";
import { image } from "./pictures";

const HOST = {
  name: { read: line },
  role: { read: line },
  content: { read: html },
  image: { read: image, from: "img" },
};
const HOST_FIELDS = Object.entries<FieldSpec<unknown>>(HOST).map(withNames);

export type Host = FieldValues<typeof HOST> & { name: string };

/** A list of maps, each of which describes a host. A host without a name is left out. */
export const hosts: Reader<Host[]> = (raw, id) =>
  isAbsent(raw)
    ? withoutFault([])
    : readList(Array.isArray(raw) ? raw : [raw], (item) => readHost(item, id), "hôte");

function readHost(raw: unknown, id: string): Field<Host | undefined> {
  const map = typeof raw === "object" && raw !== null && !isInstant(raw) ? raw : {};
  const { values, faults } = readFields(HOST_FIELDS, map, id);
  const quotedFaults = (fieldFaults: readonly FieldFault[]) =>
    fieldFaults.map(({ field, problem, shownInstead }) => ({
      problem: `${quoted(field)} : ${problem}`,
      shownInstead,
    }));
  const unknownFieldFaults = quotedFaults(unknownFields(Object.keys(map), HOST_FIELDS));
  const absentName = { problem: "nom absent", shownInstead: "les autres hôtes, sans celui-ci" };
  if (!values.name) return { value: undefined, faults: [...unknownFieldFaults, absentName] };
  return { value: values as Host, faults: [...unknownFieldFaults, ...quotedFaults(faults)] };
}
