import { render, screen } from "@testing-library/react";
import { WorkshopList } from "@/components/workshop-list/workshop-list";

// On the server it measures the picture first.
jest.mock("@/components/person-row/face", () => ({
  Face: ({ of: { picture } }: { of: { picture?: string } }) => <img src={picture} alt="" />,
}));

const anna = { title: "Anna", path: "/partenaire/anna", picture: "/photos/anna.jpg" };
const shown = () =>
  screen
    .getAllByRole("listitem")
    .map((row) => [row.querySelector("img")?.getAttribute("src"), row.textContent]);

test("a row shows what one does there, else the face of who leads it", () => {
  render(
    <WorkshopList
      workshops={[
        { title: "Bain sonore", id: "bain", image: "/photos/bol.jpg", duration: "1 h" },
        { title: "Yoga doux", id: "yoga" },
        { title: "Tisanes", id: "tisanes" },
      ]}
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
    ["/photos/anna.jpg", "Yoga douxavec Anna et Léo"],
    [undefined, "Tisanes"],
  ]);
});

test("where nobody is named, a picture of its own is all that a row shows", () => {
  render(
    <WorkshopList
      workshops={[
        { title: "Bain sonore", id: "bain", image: "/photos/bol.jpg" },
        { title: "Yoga doux", id: "yoga" },
      ]}
    />,
  );
  expect(shown()).toEqual([
    ["/photos/bol.jpg", "Bain sonore"],
    [undefined, "Yoga doux"],
  ]);
});

test("a workshop that somebody names leads to the address of its name; what is none stays text", () => {
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
