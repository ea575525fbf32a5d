import { isDrawn } from "@/app/le-lieu/cutaway";
import { ownPage } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { sectionsOf } from "@/lib/text/sections";

jest.mock("@/lib/content", () => ({ ownPage: jest.fn() }));

const NOTHING = { intro: "", content: "", images: [], alts: [], captions: [], poem: "", hosts: [] };
const placeWith = (own?: object) => {
  jest
    .mocked(ownPage)
    .mockImplementation(
      async (id) => (id === "le-lieu" && own ? { ...NOTHING, ...own } : undefined) as never,
    );
  return textsOf("le-lieu");
};

test("the house cut in two stands below a heading of the shipped words, and says what it shows", async () => {
  const { cutaway, content } = await placeWith();
  expect(sectionsOf(content).map(({ id }) => id)).toContain(cutaway?.under);
  expect(cutaway?.alt).toMatch(/^La maison, coupée en deux/);
});

const ROOMS = ["Les chambres", "La cuisine", "La salle de pratique", "Dehors"];
const room = (name: string) => `<dt>${name}</dt><dd>Dit.<img src="/photos/a.jpg" alt="" /></dd>`;
const told = (rooms: string) => ({ content: `<h2 id="la-maison">La maison</h2>${rooms}` });
const pictured = (names: string[]) => told(`<dl>${names.map(room).join("")}</dl>`);

/** Whether a heading of the venue's words has the house below it. */
const isShown = async (own: object) => {
  const { cutaway, content } = await placeWith(own);
  return sectionsOf(content).some(({ id, body }) => id === cutaway?.under && isDrawn(body));
};

test.each([
  ["a title", { title: "Chez nous" }],
  ["an intro", { intro: "Une ferme." }],
  ["a poem", { poem: "La mer monte" }],
  ["pictures", { images: ["/photos/ferme.jpg"], alts: ["La ferme"] }],
  ["photographs of its rooms", pictured(ROOMS)],
  ["its rooms in another order", pictured(ROOMS.toReversed())],
])("a venue with %s of its own keeps the house that its words describe", async (_, own) => {
  expect(await isShown(own)).toBe(true);
});

test.each([
  ["no rooms", told("<p>Une longère.</p>")],
  ["fewer rooms", pictured(ROOMS.slice(1))],
  ["one room more", pictured([...ROOMS, "Le sauna"])],
  ["another room", pictured([...ROOMS.slice(1), "Le sauna"])],
  [
    "rooms without a picture",
    told(`<dl>${ROOMS.map((name) => `<dt>${name}</dt><dd>Dit.</dd>`).join("")}</dl>`),
  ],
])("a venue with %s shows no house of the demonstration", async (_, own) => {
  expect(await isShown(own)).toBe(false);
});
