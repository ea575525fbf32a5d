import { render, screen } from "@testing-library/react";
import { ElementCards } from "@/components/elements/element-cards";
import { ElementTiles } from "@/components/elements/element-tiles";
import { listElements } from "@/lib/lists";
import { publish } from "@/testing/content";

jest.mock("next/navigation", () => ({ usePathname: () => "/elements" }));
jest.mock("@/lib/pictures/measure", () => ({
  pictureAt: async (src?: string) => src && { src, width: 1200, height: 900 },
}));

/** The first card, with the hosts' words for the page of that element. */
async function fire(words: Record<string, unknown>) {
  publish({ pages: { feu: words } });
  render(<ElementCards elements={await listElements()} />);
  return screen.getAllByRole("listitem")[0];
}

test("a card has the hour and season of its element below the name, a tile the name only", async () => {
  publish({ pages: { feu: { summary: "Le soir, en hiver" } } });
  const elements = await listElements();
  const { unmount } = render(<ElementCards elements={elements} />);
  const cards = screen.getAllByRole("listitem");
  expect(cards[0]).toHaveTextContent("Le soir, en hiver");
  expect(cards[1]).toHaveTextContent(/^EauEau$/);
  unmount();
  render(<ElementTiles elements={elements} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    ...["Feu", "Eau", "Air", "Terre"],
  ]);
});

test("a card has the hosts' own line instead, and with their text but no line none", async () => {
  expect(await fire({ summary: "À la Saint-Jean" })).toHaveTextContent(/^Feu\s?Feu\s?À la Saint-Jean/);
  const intro = "Nous le gardons la nuit entière. Le matin il chauffe le four.";
  document.body.replaceChildren();
  expect((await fire({ intro }))?.textContent?.replaceAll("Feu", "")).toBe(intro);
});
