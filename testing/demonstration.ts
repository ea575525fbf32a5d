import { readFileSync } from "node:fs";
import { byCollection } from "@/lib/content/names";

type Documents = Record<string, Record<string, unknown>>;

/** The documents of the demonstration by collection and id, as typed. */
export const demonstration = () =>
  byCollection((name): Documents => JSON.parse(readFileSync(`content/demo/${name}.json`, "utf8")));
