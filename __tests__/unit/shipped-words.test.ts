import { IDENTITY_NAMES } from "@/content/shipped/identity";
import { SHIPPED_PAGES } from "@/content/shipped/pages";
import { WORDS } from "@/content/shipped/words";
import { VENUE_SETTINGS } from "@/testing/another-venue";
import { remnantsIn } from "@/testing/remnants";
import SHAPES from "@/testing/shapes/pages.json";

const before = process.env;
afterEach(() => {
  process.env = before;
});

/** The placeholders of a venue with its own content that lacks some identity settings. */
async function placeholdersWithout(absent: readonly string[]) {
  jest.resetModules();
  const empty = Object.fromEntries(absent.map((name) => [name, ""]));
  process.env = { ...before, CONTENT_DIR: "content/example", ...VENUE_SETTINGS, ...empty };
  return import("@/lib/content/placeholders");
}

/** Every text in a value, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const NAMES = IDENTITY_NAMES.filter((name) => name !== "SITE_NAME");

const ABSENT: string[][] = [
  [],
  ...NAMES.map((name) => [name]),
  ["SITE_PHONE", "SITE_EMAIL"],
  ["SITE_ADDRESS", "SITE_ALTITUDE"],
  NAMES.filter((name) => name.startsWith("PUBLISHER")),
  NAMES.filter((name) => name.startsWith("HOSTING")),
  NAMES,
];

test.each(ABSENT.map((absent) => ({ absent })))(
  "the shipped texts are complete sentences without $absent",
  async ({ absent }) => {
    const { filled, filledHtml } = await placeholdersWithout(absent);
    const { full, cancelled, postponed, unprinted } = WORDS;
    for (const { content = "", ...others } of Object.values(SHIPPED_PAGES)) {
      expect(remnantsIn(filledHtml(content, { hosts: "Gwenn et Yann" }))).toEqual([]);
      for (const text of textsIn(others)) expect(remnantsIn(filled(text))).toEqual([]);
    }
    for (const words of [full, cancelled, postponed, unprinted])
      expect(remnantsIn(filled(words))).toEqual([]);
  },
);

test("do not ask for a call without a phone number", async () => {
  const { filled, filledHtml } = await placeholdersWithout(["SITE_PHONE"]);
  const texts = Object.values(SHIPPED_PAGES).flatMap(({ content = "", ...others }) => [
    filledHtml(content, { hosts: "" }),
    ...textsIn(others).map((text) => filled(text)),
  ]);
  // The numbers of the publisher, the hosting company and an authority remain.
  const calls = /appelez|nous appeler|un appel\b|au téléphone|appeler le <a href="tel:(?!\+33969390000)/i;
  expect(texts.filter((text) => calls.test(text))).toEqual([]);
});

test("use the first alternative whose settings exist, and number the rest", async () => {
  const { filled } = await placeholdersWithout([]);
  const values = { here: "ici", gone: undefined };
  expect(filled("[à {gone}|{here}], [{gone}[ et {here}]]{n}[ {n}{gone}] {n}", values)).toBe("ici, 1 2");
});

test("have a counterpart in the other venue of the tests for every page", () => {
  expect(Object.keys(SHAPES).sort()).toEqual(Object.keys(SHIPPED_PAGES).sort());
});
