import type { Workshop } from "@/lib/content";
import { openingPictureOf, thumbnailOf } from "@/lib/lists/people";

const workshop: Pick<Workshop, "image" | "alt" | "element"> = {};
const person = (title: string, picture?: string) => ({
  title,
  path: `/partenaire/${title.toLowerCase()}`,
  ...(picture && { picture }),
});
const anna = person("Anna", "/photos/anna.jpg");

describe("the first picture of a workshop's page", () => {
  test("is its own, whoever leads it", () => {
    const own = { of: "workshop", picture: "/photos/bol.jpg", alt: "Un bol" };
    const shown = { ...workshop, image: "/photos/bol.jpg", alt: "Un bol" };
    expect([[], [anna], [anna, person("Léo")]].map((people) => openingPictureOf(shown, people))).toEqual([
      own,
      own,
      own,
    ]);
  });

  test("is decorative without a description", () => {
    expect(openingPictureOf({ ...workshop, image: "/photos/bol.jpg" }, [anna])?.alt).toBe("");
  });

  test("is the portrait of its only host", () => {
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
  ])("is that of its category if %s", (_, people) => {
    expect(openingPictureOf(workshop, people)).toBeUndefined();
  });
});

describe("the picture of a workshop in a list", () => {
  const leo = person("Léo");
  const watery = { ...workshop, element: "eau" } as const;

  test("is the first picture of its page", () => {
    expect(thumbnailOf({ ...watery, image: "/photos/bol.jpg" }, [anna])).toBe("/photos/bol.jpg");
    expect(thumbnailOf(watery, [anna])).toBe(anna.picture);
  });

  test("is the first portrait of several hosts", () => {
    expect(thumbnailOf(watery, [leo, anna])).toBe(anna.picture);
  });

  test("is the emblem of its element without a portrait, or none", () => {
    expect(thumbnailOf(watery, [leo])).toBe("/art/element-eau-small.webp");
    expect(thumbnailOf(workshop, [leo])).toBeUndefined();
  });
});
