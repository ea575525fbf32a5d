import { render, screen } from "@testing-library/react";
import { WorkshopList } from "@/components/workshops/workshop-list";

jest.mock("next/cache", () => ({}));
// The real one reads the picture to measure it.
jest.mock("@/components/people/person-row", () => ({
  Face: ({ picture = "avatar" }: { picture?: string }) => <img src={picture} alt="" />,
}));

const anna = { title: "Anna", path: "/partenaire/anna", picture: "/photos/anna.jpg" };
const shown = () =>
  screen
    .getAllByRole("listitem")
    .map((row) => [row.querySelector("img")?.getAttribute("src"), row.textContent]);

test("a row shows its own picture, else its host's, else its element's, else the default avatar", () => {
  render(
    <WorkshopList
      workshops={[
        { title: "Bain sonore", id: "bain", image: "/photos/bol.jpg", duration: "1 h" },
        { title: "Yoga doux", id: "yoga", price: { shown: "18 € la séance, au chalet", euros: 18 } },
        { title: "Tisanes", id: "tisanes", element: "eau" },
        { title: "Chant", id: "chant" },
      ]}
      naming
      leaders={
        new Map([
          ["bain", [anna]],
          ["yoga", [anna, { title: "Léo", path: "/partenaire/leo" }]],
        ])
      }
    />,
  );
  expect(shown()).toEqual([
    ["/photos/bol.jpg", "Bain sonoreavec Anna1 h"],
    ["/photos/anna.jpg", "Yoga douxavec Anna et Léo18 € la séance, au chalet"],
    ["/art/element-eau-small.webp", "Tisanes"],
    ["avatar", "Chant"],
  ]);
});

test("does not repeat the name of the host where the page is about them", () => {
  render(
    <WorkshopList workshops={[{ title: "Yoga doux", id: "yoga" }]} leaders={new Map([["yoga", [anna]]])} />,
  );
  expect(shown()).toEqual([["/photos/anna.jpg", "Yoga doux"]]);
});

test("a list without any picture shows names only", () => {
  render(<WorkshopList workshops={[{ title: "Yoga doux", id: "yoga", element: "air" }]} />);
  expect(shown()).toEqual([[undefined, "Yoga doux"]]);
});

test("links a named workshop to the slug of its name; other text stays text", () => {
  render(
    <WorkshopList
      workshops={[
        { title: "Bain sonore", id: "bain-sonore-2", path: "/atelier/bain-sonore", duration: "1 h 30" },
        { title: "Chant des loups", path: "/atelier/chant-des-loups" },
      ]}
    />,
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", "/atelier/bain-sonore");
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Bain sonore1 h 30",
    "Chant des loups",
  ]);
});
