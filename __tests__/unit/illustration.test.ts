import { createElement } from "react";
import { Illustration } from "@/components/pictures/illustration";
import { htmlOf } from "@/testing/render";

jest.mock("@/lib/pictures/measure", () => ({
  measureImage: async (src: string) =>
    src.includes("tall") ? { width: 1200, height: 2000 } : { width: 1200, height: 900 },
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
