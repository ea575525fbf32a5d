import { render, screen, within } from "@testing-library/react";
import { Album } from "@/components/gallery/album";
import { PhotoRows } from "@/components/photo-gallery/photo-rows";
import type { ShownImage } from "@/lib/media/shown-image";

const picture = (caption: string, width: number, height: number): ShownImage => ({
  src: `/demo/${caption}.jpg`,
  alt: caption,
  caption,
  width,
  height,
});
/** The pictures that lie on a neighbour, as prints do. */
const prints = (images: ShownImage[]) => {
  render(
    <Album images={images}>
      <PhotoRows images={images} bleeds />
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

test("two upright pictures stand side by side", () => {
  expect(prints([picture("le poêle", 800, 1200), picture("le torrent", 800, 1200)])).toEqual([]);
});
