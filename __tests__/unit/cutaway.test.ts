import { sectionsOf } from "@/lib/article/parts";
import { pageOverride } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { pageTexts } from "@/testing/render";

jest.mock("@/lib/content", () => ({ pageOverride: jest.fn() }));

const placeWith = (own?: Parameters<typeof pageTexts>[0]) => {
  jest
    .mocked(pageOverride)
    .mockImplementation(async (id) => (id === "le-lieu" && own ? pageTexts({ id, ...own }) : undefined));
  return textsOf("le-lieu");
};

test("the cutaway is below a heading of the shipped text, with a description", async () => {
  const { cutaway, content } = await placeWith();
  expect(sectionsOf(content).map(({ id }) => id)).toContain(cutaway?.under);
  expect(cutaway?.alt).toMatch(/^La maison, coupée en deux/);
});

test.each([
  ["a title", { title: "Chez nous" }],
  ["an intro", { intro: "Une longère." }],
  ["a poem", { poem: "La mer monte" }],
  ["its pictures", { images: ["/photos/ferme.jpg"], alts: ["La ferme"] }],
])("a venue that gave %s keeps it with its own text", async (_, own) => {
  expect((await placeWith(own)).cutaway).toBeDefined();
});

test("a venue with its own text does not show the demonstration's house", async () => {
  const own = { content: '<h2 id="la-maison">La maison</h2><p>Une longère.</p>' };
  expect((await placeWith(own)).cutaway).toBeUndefined();
});
