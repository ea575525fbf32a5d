import { createElement } from "react";
import { Hero } from "@/components/home/hero";
import { Face } from "@/components/people/person-row";
import { Illustration } from "@/components/pictures/illustration";
import { PosterThumb } from "@/components/retreats/poster-thumb";
import { htmlOf } from "@/testing/render";

jest.mock("@/lib/pictures/measure", () => ({
  measureImage: async (src: string) =>
    src.includes("unfit") ? "unfit" : { width: 1200, height: src.includes("tall") ? 2000 : 900 },
}));

const picture = {
  src: "/art/lake.webp",
  alt: "Un lac",
  upright: "/art/lake-near.webp",
  column: "/art/lake-tall.webp",
};

/** The sources of a picture: media query and size of its box. */
async function shown(props: Parameters<typeof Illustration>[0]) {
  const html = await htmlOf(createElement(Illustration, props));
  const [, source] = /<source ([^>]*)>/.exec(html) ?? [];
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`, "i").exec(source ?? "")?.[1];
  return {
    img: /<img [^>]*src="([^"]*)"/.exec(html)?.[1] ?? "",
    source: source && { media: attribute("media"), sizes: attribute("sizes"), height: attribute("height") },
    srcSet: attribute("srcset") ?? "",
  };
}

test("a phone in portrait gets its own drawing", async () => {
  const { img, source, srcSet } = await shown({ picture, sizes: "100vw" });
  expect(img).toContain("lake.webp");
  expect(source).toEqual({
    media: "(max-aspect-ratio: 4/5) and (max-width: 40rem)",
    sizes: "100vw",
    height: "900",
  });
  expect(srcSet).toContain("lake-near.webp");
});

test("a column gets its own drawing on every screen", async () => {
  const { img, source } = await shown({ picture, sizes: "100vw", column: true });
  expect(img).toContain("lake-tall.webp");
  expect(source).toBeUndefined();
});

test("a photograph is the same on every screen", async () => {
  const { src, alt } = picture;
  expect((await shown({ picture: { src, alt }, sizes: "100vw", column: true })).img).toContain("lake.webp");
  expect((await shown({ picture: { src, alt }, sizes: "100vw" })).source).toBeUndefined();
});

const UNFIT = "/photos/unfit.jpg";
test.each([
  ["a slide", createElement(Hero, { captions: [], pictures: [{ src: UNFIT, alt: "" }] }), "/art/hero-1-tall"],
  [
    "a poster",
    createElement(PosterThumb, { retreat: { id: "a", title: "Été", images: [UNFIT] } }),
    "poster-none",
  ],
  ["a portrait", createElement(Face, { picture: UNFIT }), "/art/portrait-default.svg"],
  [
    "another picture",
    createElement(Illustration, { picture: { src: UNFIT, alt: "" }, sizes: "1px" }),
    "partner-default",
  ],
])("%s that is known to be unfit is never asked for", async (_, component, shown) => {
  const html = await htmlOf(component);
  expect(html).toContain(shown);
  expect(html).not.toContain("unfit");
});
