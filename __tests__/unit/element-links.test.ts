import { createElement, type ReactElement } from "react";
import { ElementCards } from "@/components/elements/element-cards";
import { ElementTiles } from "@/components/elements/element-tiles";
import { pageOverride } from "@/lib/content";
import type { PageTexts } from "@/lib/content/types";
import { htmlOf, pageTexts } from "@/testing/render";

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({}) }));
jest.mock("@/lib/pictures/measure", () => ({ measureImage: async () => ({ width: 800, height: 800 }) }));
jest.mock("@/lib/content", () => ({ pageOverride: jest.fn() }));

const written = (feu?: Partial<PageTexts>) =>
  jest
    .mocked(pageOverride)
    .mockImplementation(async (id) => (id === "feu" && feu ? pageTexts({ id, ...feu }) : undefined));

/** The text of each entry of a list; the label of its link counts once. */
async function entries(list: ReactElement) {
  const html = await htmlOf(list);
  return [...html.matchAll(/<li .*?<\/li>/gs)].map(([entry]) => [
    ...new Set(
      entry
        .replace(/<!--.*?-->/gs, "")
        .split(/<[^>]*>/)
        .filter(Boolean),
    ),
  ]);
}
const cards = () => entries(createElement(ElementCards));

test("elements show their hour and season below their names", async () => {
  written();
  expect((await cards()).map((entry) => entry.slice(0, 2))).toEqual([
    ["Feu", "Le soir, en hiver"],
    ["Eau", "L’après-midi, au printemps"],
    ["Air", "À midi, en automne"],
    ["Terre", "Le matin, en été"],
  ]);
});

test("tiles show names only", async () => {
  written();
  expect(await entries(createElement(ElementTiles, {}))).toEqual([["Feu"], ["Eau"], ["Air"], ["Terre"]]);
});

test("the hosts' own line replaces hour and season", async () => {
  written({ summary: "À la Saint-Jean" });
  expect((await cards())[0]?.slice(0, 2)).toEqual(["Feu", "À la Saint-Jean"]);
});

test("an element with the hosts' text but without a line shows its name only", async () => {
  const intro = "Nous le gardons la nuit entière. Le matin il chauffe le four.";
  written({ intro });
  expect((await cards())[0]).toEqual(["Feu", intro]);
});
