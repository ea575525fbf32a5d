import type { Workshop } from "@/lib/content";
import { openingPictureOf, thumbnailOf } from "@/lib/lists/people";

const workshop: Pick<Workshop, "image" | "alt" | "element"> = {};
const person = (title: string, picture?: string) => ({
  title,
  path: `/partenaire/${title.toLowerCase()}`,
  ...(picture && { picture }),
});
const anna = person("Anna", "/photos/anna.jpg");

describe("a workshop's page opens with", () => {
  test("its own picture, whoever leads it", () => {
    const own = { of: "workshop", picture: "/photos/bol.jpg", alt: "Un bol" };
    const shown = { ...workshop, image: "/photos/bol.jpg", alt: "Un bol" };
    expect([[], [anna], [anna, person("Léo")]].map((people) => openingPictureOf(shown, people))).toEqual([
      own,
      own,
      own,
    ]);
  });

  test("a picture that nobody described as decoration", () => {
    expect(openingPictureOf({ ...workshop, image: "/photos/bol.jpg" }, [anna])?.alt).toBe("");
  });

  test("the portrait of who leads it alone", () => {
    expect(openingPictureOf(workshop, [anna])).toEqual({
      of: "leader",
      picture: "/photos/anna.jpg",
      alt: "Portrait d’Anna",
    });
  });

  test.each([
    ["nobody leads it", []],
    ["several lead it", [anna, person("Léo", "/photos/leo.jpg")]],
    ["who leads it has no portrait", [person("Léo")]],
  ])("what its category has where %s", (_, people) => {
    expect(openingPictureOf(workshop, people)).toBeUndefined();
  });
});

describe("beside its name in a list a workshop has", () => {
  const leo = person("Léo");
  const watery = { ...workshop, element: "eau" } as const;

  test("what opens its page", () => {
    expect(thumbnailOf({ ...watery, image: "/photos/bol.jpg" }, [anna])).toBe("/photos/bol.jpg");
    expect(thumbnailOf(watery, [anna])).toBe(anna.picture);
  });

  test("of several who lead it the first portrait", () => {
    expect(thumbnailOf(watery, [leo, anna])).toBe(anna.picture);
  });

  test("the emblem of its element, where nobody has a portrait, else nothing", () => {
    expect(thumbnailOf(watery, [leo])).toBe("/art/element-eau-small.webp");
    expect(thumbnailOf(workshop, [leo])).toBeUndefined();
  });
});
