import { fireEvent, render, screen } from "@testing-library/react";
import sharp from "sharp";
import { Hero } from "@/components/home/hero";
import { Gallery, photosForGallery, rowsOf } from "@/components/pictures/gallery";
import { ImageWithLoader } from "@/components/pictures/image-with-loader";
import { PlainImage } from "@/components/pictures/plain-image";
import { Poster } from "@/components/retreats/poster";
import type { ShownImage } from "@/lib/pictures/shown";
import { DEFAULT_AVATAR, DEFAULT_PICTURE } from "@/lib/pictures/slots";
import { measuredPicture, sourcesIn } from "@/testing/render";

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
    const { container } = render(<ImageWithLoader image={IMAGE} />);
    expect(loader(container)).toHaveAttribute("width", "30");
    fireEvent.load(picture(container));
    expect(loader(container)).toBeNull();
    expect(picture(container)).toHaveAttribute("src", IMAGE.src);
  });

  test("notices that it arrived before the script ran", () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    const width = jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(1200);
    const { container } = render(<ImageWithLoader image={IMAGE} />);
    expect(loader(container)).toBeNull();
    complete.mockRestore();
    width.mockRestore();
  });

  test("loads lazily, or at once on the first screen", () => {
    const { container, rerender } = render(<ImageWithLoader image={IMAGE} />);
    expect(picture(container)).toHaveAttribute("loading", "lazy");
    rerender(<ImageWithLoader image={IMAGE} loading="eager" />);
    expect(picture(container)).toHaveAttribute("loading", "eager");
    expect(picture(container)).toHaveAttribute("fetchpriority", "high");
  });
});

const UNFIT = measuredPicture("/photos/unfit.jpg", { unfit: true });

test.each([
  ["an ordinary one", undefined, DEFAULT_PICTURE],
  ["a portrait", DEFAULT_AVATAR, DEFAULT_AVATAR],
  ["a poster", "/art/poster-winter.webp", "/art/poster-winter.webp"],
])(
  "in place of a missing or unfit picture its default stands, in its true size: %s",
  async (_, fallback, src) => {
    const { width, height } = await sharp(`public${src}`).metadata();
    for (const absent of [undefined, UNFIT]) {
      const { container } = render(<PlainImage picture={absent} sizes="50vw" fallback={fallback} />);
      expect(sourcesIn(container)).toEqual([src]);
      const box = picture(container);
      expect(Number(box.getAttribute("width")) / Number(box.getAttribute("height"))).toBeCloseTo(
        width / height,
      );
    }
  },
);

const poster = (start?: string) => <Poster retreat={{ title: "Été", images: [UNFIT], start }} />;
const slide = () => <Hero captions={["1", "2", "3", "4"]} pictures={[{ picture: UNFIT, alt: "" }]} />;
test.each([
  ["slide", slide, "/art/hero-1-tall"],
  ["poster", () => poster(), "/art/poster-none"],
  ["poster of the winter", () => poster("2027-01-15"), "/art/poster-winter"],
])("a %s that is known to be unfit is never asked for", (_, part, src) => {
  const { container } = render(part());
  expect(container.innerHTML).toContain(src);
  expect(container.innerHTML).not.toContain("unfit");
});

test("a photo of the place has its own words, else its name without the number", () => {
  const photos = [
    { id: "a", name: "1 La cour", image: measuredPicture("/photos/cour.jpg") },
    {
      id: "b",
      name: "2 Le pré",
      image: measuredPicture("/photos/pre.jpg"),
      alt: "Un pré en mai",
      caption: "En mai",
    },
  ];
  const { container } = render(<Gallery images={photosForGallery(photos)} />);
  expect(sourcesIn(container)).toEqual(["/photos/cour.jpg", "/photos/pre.jpg"]);
  const alts = screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
  expect(alts).toEqual(["La cour", "Un pré en mai"]);
});

test("a slide has the picture and the alternative text of its place", () => {
  const place = (name: string) => ({ picture: measuredPicture(`/photos/${name}.jpg`), alt: `La ${name}` });
  const { container } = render(
    <Hero captions={["1", "2", "3", "4"]} pictures={["cour", "cave"].map(place)} />,
  );
  expect(screen.getByRole("img", { name: "La cour" })).toBeVisible();
  expect(sourcesIn(container)[0]).toBe("/photos/cour.jpg");
});

test("a drawing is its own for a phone in portrait; a photograph is always the same", () => {
  const lake = { picture: measuredPicture("/art/lake.webp"), alt: "Un lac", sizes: "100vw" };
  const { container, rerender } = render(
    <PlainImage {...lake} upright={measuredPicture("/art/lake-near.webp")} />,
  );
  const source = container.querySelector("source");
  expect(screen.getByRole("img", { name: "Un lac" })).toHaveAttribute(
    "src",
    expect.stringContaining("lake.webp"),
  );
  expect(source).toHaveAttribute("srcset", expect.stringContaining("lake-near.webp"));
  expect(source).toHaveAttribute("media", "(max-aspect-ratio: 4/5) and (max-width: 40rem)");
  expect(source).toHaveAttribute("sizes", "100vw");
  rerender(<PlainImage {...lake} />);
  expect(container.querySelector("source")).toBeNull();
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
    [10_000, 1, 1],
    [1, 10_000, 511],
  ])(
    "gives a picture of %i × %i pixels a row at least, and no more than it has",
    (width, height, expected) => {
      expect(rowsOf({ width, height }).reduce((sum, rows) => sum + rows)).toBe(expected);
    },
  );

  test("has nothing to click without the viewer, and nothing at all without images", () => {
    const { rerender } = render(<Gallery images={IMAGES} imageViewer={false} />);
    expect(screen.getAllByRole("img")).toHaveLength(3);
    expect(screen.queryByRole("link")).toBeNull();
    rerender(<Gallery images={[]} />);
    expect(screen.queryByRole("listitem")).toBeNull();
  });
});
