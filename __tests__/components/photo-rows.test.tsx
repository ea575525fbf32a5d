import { render, screen, within } from "@testing-library/react";
import { Album } from "@/components/gallery/album";
import { PhotoRows } from "@/components/photo-gallery/photo-rows";
import type { ShownImage } from "@/lib/pictures/shown";

const picture = (caption: string, width: number, height: number): ShownImage => ({
  src: `/demo/${caption}.jpg`,
  alt: caption,
  caption,
  width,
  height,
});
/** The pictures that lie on a neighbour, as prints do. */
const prints = (images: ShownImage[], full = false) => {
  render(
    <Album images={images}>
      <PhotoRows images={images} bleeds full={full} />
    </Album>,
  );
  return screen
    .getAllByRole("figure")
    .filter((figure) => figure.classList.contains("print"))
    .map((figure) => within(figure).getByRole("img").getAttribute("alt"));
};

test("of an upright and a wide picture the upright one lies on the other", () => {
  expect(prints([picture("le lac", 1800, 900), picture("la forêt", 800, 1200)])).toEqual(["la forêt"]);
});

test("of two wide pictures the first lies on the other", () => {
  expect(prints([picture("la table", 1500, 1000), picture("le pré", 1500, 1000)])).toEqual(["la table"]);
});

test("of two wide pictures of unlike widths the narrower one lies on the other", () => {
  expect(prints([picture("la forêt", 1600, 1000), picture("le torrent", 1250, 1000)])).toEqual([
    "le torrent",
  ]);
});

test("a wide picture that crosses the page is asked for as broad as it is then shown, its print as a print", () => {
  expect(prints([picture("le poêle", 800, 1000), picture("le ciel", 3600, 1000)], true)).toEqual([
    "le poêle",
  ]);
  const [print, wide] = screen.getAllByRole("img");
  expect([print, wide].map((image) => image?.getAttribute("alt"))).toEqual(["le poêle", "le ciel"]);
  expect(print?.closest("[data-print]")).toHaveAttribute("data-print", "last");
  expect(print).toHaveAttribute("sizes", "(min-width: 48rem) 24vw, 62vw");
  // Twice as wide as its box is high for it: cut at both sides.
  expect(wide).toHaveAttribute("sizes", "(min-width: 48rem) 200vw, 100vw");
});

test("two upright pictures stand side by side", () => {
  expect(prints([picture("le poêle", 800, 1200), picture("le torrent", 800, 1200)])).toEqual([]);
});

test("on a phone two wide pictures before an upright one share a line", () => {
  const images = [
    picture("le pré", 1500, 1000),
    picture("le torrent", 1500, 1000),
    picture("la table", 800, 1000),
  ];
  expect(prints(images)).toEqual([]);
  const lines = screen.getAllByRole("list").map((list) =>
    within(list)
      .getAllByRole("img")
      .map((image) => image.getAttribute("alt")),
  );
  expect(lines).toEqual([["le pré", "le torrent"], ["la table"]]);
});
