import { demonstration } from "@/testing/demonstration.mjs";

const { calendar, partners, ...demo } = demonstration();

export const photo = (number: number) => ({
  ...(Object.values(demo.photos)[0] as object),
  name: `${number} Photo ${number}`,
});
export const photos = (from: number, to: number) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, i) => [`photo-${from + i}`, photo(from + i)]));

/** The content of suites that share a build: more photos than one page of the gallery shows. */
export const CONTENT = {
  ...demo,
  photos: { ...demo.photos, ...photos(100, 160) },
  partners: { ...partners, camille: { title: "Camille", host: "Camille", activity: "Activité de Camille" } },
  calendar: {
    ...calendar,
    "remise 20%": { title: "Remise", dateStart: "2030-04-03", dateEnd: "2030-04-05" },
  },
};

/** Longer than the framework's default lifetime of an answer. */
export const LIFE = 3600;
/** A build on a busy machine may wait longer than a visitor does. */
export const SHARED_BUILD = { FIRESTORE_TIMEOUT_MS: "30000", REVALIDATE_SECONDS: String(LIFE) };
export const VISITORS = { FIRESTORE_TIMEOUT_MS: "4000" };
