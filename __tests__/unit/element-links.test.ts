import { text } from "node:stream/consumers";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { ElementLinks } from "@/components/element-links/element-links";
import { ownPage } from "@/lib/content";
import type { PageTexts } from "@/lib/content/types";

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({}) }));
jest.mock("@/lib/pictures/measure", () => ({ measureImage: async () => ({ width: 800, height: 800 }) }));
jest.mock("@/lib/content", () => ({ ownPage: jest.fn() }));

const NOTHING_ELSE = { intro: "", content: "", poem: "", images: [], alts: [], captions: [], hosts: [] };
const written = (feu?: Partial<PageTexts>) =>
  jest
    .mocked(ownPage)
    .mockImplementation(async (id) => (id === "feu" && feu ? { ...NOTHING_ELSE, id, ...feu } : undefined));

/** The words of each link, in the order of the page. */
async function links(telling: boolean) {
  const { prelude } = await prerenderToNodeStream(createElement(ElementLinks, { telling }));
  const html = await text(prelude);
  return [...html.matchAll(/<a .*?<\/a>/gs)].map(([link]) =>
    link
      .replace(/<!--.*?-->/gs, "")
      .split(/<[^>]*>/)
      .filter(Boolean),
  );
}

test("each tells its hour and its season under its name", async () => {
  written();
  expect(await links(true)).toEqual([
    ["Feu", "Le soir, en hiver"],
    ["Eau", "L’après-midi, au printemps"],
    ["Air", "À midi, en automne"],
    ["Terre", "Le matin, en été"],
  ]);
});

test("where they do not tell of themselves, they are names", async () => {
  written();
  expect(await links(false)).toEqual([["Feu"], ["Eau"], ["Air"], ["Terre"]]);
});

test("the hosts' own line takes its place", async () => {
  written({ summary: "À la Saint-Jean" });
  expect((await links(true))[0]).toEqual(["Feu", "À la Saint-Jean"]);
});

test("of an element in the hosts' words without a line of its own nothing is said under its name", async () => {
  written({ intro: "Nous le gardons la nuit entière. Le matin il chauffe le four." });
  expect((await links(true))[0]).toEqual(["Feu"]);
});
