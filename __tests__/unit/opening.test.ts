import { openingOf } from "@/app/atelier/[id]/opening";

const workshop = { id: "bain-sonore" };
const person = (title: string, picture?: string) => ({
  title,
  path: `/partenaire/${title.toLowerCase()}`,
  ...(picture && { picture }),
});
const anna = person("Anna", "/photos/anna.jpg");

describe("a workshop's page opens with", () => {
  test("its own picture, whoever leads it", () => {
    const own = { of: "workshop", path: "/atelier/bain-sonore", picture: "/photos/bol.jpg", alt: "Un bol" };
    const shown = { ...workshop, image: "/photos/bol.jpg", alt: "Un bol" };
    expect([[], [anna], [anna, person("Léo")]].map((people) => openingOf(shown, people))).toEqual([
      own,
      own,
      own,
    ]);
  });

  test("a picture that nobody described as decoration", () => {
    expect(openingOf({ ...workshop, image: "/photos/bol.jpg" }, [anna])?.alt).toBe("");
  });

  test("the portrait of who leads it alone", () => {
    expect(openingOf(workshop, [anna])).toEqual({
      of: "leader",
      path: "/partenaire/anna",
      picture: "/photos/anna.jpg",
      alt: "Portrait d’Anna",
    });
  });

  test.each([
    ["nobody leads it", []],
    ["several lead it", [anna, person("Léo", "/photos/leo.jpg")]],
    ["who leads it has no portrait", [person("Léo")]],
  ])("what its category has where %s", (_, people) => {
    expect(openingOf(workshop, people)).toBeUndefined();
  });
});
