import { fireEvent, render, screen } from "@testing-library/react";
import sharp from "sharp";
import { Gallery, rowsOf } from "@/components/pictures/gallery";
import { Photo } from "@/components/pictures/photo";
import { Picture } from "@/components/pictures/picture";
import type { ShownImage } from "@/lib/pictures/shown";
import { DEFAULT_AVATAR, DEFAULT_PICTURE } from "@/lib/pictures/slots";
import { sourcesIn } from "@/testing/render";

const IMAGE: ShownImage = {
  src: "/_next/image?url=a&w=480&q=72",
  srcSet: "/_next/image?url=a&w=480&q=72 480w",
  sizes: "7rem",
  width: 1200,
  height: 800,
  alt: "Portrait d’Amandine",
};

const picture = (container: HTMLElement) => container.querySelector("img") as HTMLImageElement;
const loader = (container: HTMLElement) => container.querySelector("svg");

describe("a picture", () => {
  test("shows a loader until it has loaded", () => {
    const { container } = render(<Picture image={IMAGE} />);
    expect(loader(container)).toHaveAttribute("width", "30");
    fireEvent.load(picture(container));
    expect(loader(container)).toBeNull();
    expect(picture(container)).toHaveAttribute("src", IMAGE.src);
  });

  test("notices that it arrived before the script ran", () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    const width = jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(1200);
    const { container } = render(<Picture image={IMAGE} />);
    expect(loader(container)).toBeNull();
    complete.mockRestore();
    width.mockRestore();
  });

  test("loads lazily, or at once on the first screen", () => {
    const { container, rerender } = render(<Picture image={IMAGE} />);
    expect(picture(container)).toHaveAttribute("loading", "lazy");
    rerender(<Picture image={IMAGE} loading="eager" />);
    expect(picture(container)).toHaveAttribute("loading", "eager");
    expect(picture(container)).toHaveAttribute("fetchpriority", "high");
  });
});

test.each([
  ["an ordinary one", undefined, DEFAULT_PICTURE],
  ["a portrait", DEFAULT_AVATAR, DEFAULT_AVATAR],
  ["a poster", "/art/poster-winter.webp", "/art/poster-winter.webp"],
])("in place of a missing picture its default stands, in its true size: %s", async (_, fallback, src) => {
  const { container } = render(<Photo picture={undefined} sizes="50vw" fallback={fallback} />);
  expect(sourcesIn(container)).toEqual([src]);
  const { width, height } = await sharp(`public${src}`).metadata();
  const [shownWidth, shownHeight] = ["width", "height"].map((name) =>
    Number(picture(container).getAttribute(name)),
  );
  expect(Number(shownWidth) / Number(shownHeight)).toBeCloseTo(width / height);
});

describe("a gallery", () => {
  const IMAGES = ["Le torrent", "Le poêle", "Le torrent"].map((alt) => ({ ...IMAGE, alt }));

  test("shows every image with its text, also one that comes twice", () => {
    render(<Gallery images={IMAGES} />);
    const alts = screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
    expect(alts).toEqual(IMAGES.map(({ alt }) => alt));
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });

  test.each([
    [2400, 900, 18],
    [1777, 1000, 27],
    [1000, 800, 39],
    [1000, 1777, 86],
    [1000, 3000, 144],
    [1000, 9000, 432],
    [10_000, 1, 1],
    [1, 10_000, 511],
  ])("gives a picture of %i × %i pixels as many rows as it needs, and no more", (width, height, expected) => {
    expect(rowsOf({ width, height }).reduce((sum, rows) => sum + rows)).toBe(expected);
  });

  test("has nothing to click without the viewer, and nothing at all without images", () => {
    const { rerender } = render(<Gallery images={IMAGES} imageViewer={false} />);
    expect(screen.getAllByRole("img")).toHaveLength(3);
    expect(screen.queryByRole("link")).toBeNull();
    rerender(<Gallery images={[]} />);
    expect(screen.queryByRole("listitem")).toBeNull();
  });
});
