import { render, screen } from "@testing-library/react";
import { CategoryList } from "@/components/workshops/category-list";
import { NamedWorkshops } from "@/components/workshops/named-workshops";
import { DateCall, WorkshopBar } from "@/components/workshops/workshop-card";
import { WorkshopList } from "@/components/workshops/workshop-list";
import type { Category } from "@/lib/lists/categories";
import { DEFAULT_PICTURE } from "@/lib/pictures/slots";
import { measuredPicture, sourcesIn } from "@/testing/render";

jest.mock("next/navigation", () => ({ usePathname: () => "/ateliers" }));

const anna = { title: "Anna", path: "/partenaire/anna", picture: measuredPicture("/photos/anna.jpg") };
const rows = () => screen.getAllByRole("listitem").map((row) => [sourcesIn(row)[0], row.textContent]);

test("a row shows its own picture, else the first portrait of its hosts, else its element's, else the default avatar", () => {
  render(
    <WorkshopList
      workshops={[
        {
          title: "Bain sonore",
          id: "bain",
          element: "eau",
          image: measuredPicture("/photos/bol.jpg"),
          duration: "1 h",
          leaders: [anna],
        },
        {
          title: "Yoga doux",
          id: "yoga",
          element: "feu",
          price: { text: "18 € la séance, au chalet" },
          leaders: [{ title: "Léo", path: "/partenaire/leo" }, anna],
        },
        { title: "Tisanes", id: "tisanes", element: "eau" },
        { title: "Chant", id: "chant" },
      ]}
      withNames
    />,
  );
  expect(rows()).toEqual([
    ["/photos/bol.jpg", "Bain sonoreavec Anna1 h"],
    ["/photos/anna.jpg", "Yoga douxavec Léo et Anna18 € la séance, au chalet"],
    ["/art/element-eau-small.webp", "Tisanes"],
    [DEFAULT_PICTURE, "Chant"],
  ]);
});

test.each([
  ["on the page of its host does not repeat the name", [anna], "/photos/anna.jpg"],
  ["without any picture shows names only", undefined, undefined],
])("a list %s", (_, leaders, picture) => {
  render(<WorkshopList workshops={[{ title: "Yoga doux", id: "yoga", element: "air", leaders }]} />);
  expect(rows()).toEqual([[picture, "Yoga doux"]]);
});

test("a row says dates and a price in words as they were typed, after its dates", () => {
  const words = { dateWords: ["tous les mardis de mars"], price: { text: "18 € la séance, au chalet" } };
  const dates = [{ day: "2027-02-06" }];
  render(<WorkshopList workshops={[{ title: "Yoga doux", id: "yoga", dates, ...words }]} />);
  expect(screen.getByRole("listitem").textContent?.replace(/\s/g, " ")).toBe(
    "Yoga doux18 € la séance, au chaletsamedi 6 février 2027tous les mardis de mars",
  );
});

test("a row says the next two dates of a workshop", () => {
  const range = { day: "2027-02-06", time: "09:00", until: "10:30" };
  const dates = [range, { day: "2027-02-13" }, { day: "2027-02-20" }];
  render(<WorkshopList workshops={[{ title: "Yoga doux", id: "yoga", duration: "1 h", dates }]} />);
  expect(screen.getByRole("listitem").textContent?.replace(/\s/g, " ")).toBe(
    "Yoga doux1 hsamedi 6 février 2027, de 9 h à 10 h 30samedi 13 février 2027",
  );
});

test("one is asked to call for a date only where one is not known", () => {
  const dates = [{ day: "2027-02-06" }];
  render(<DateCall workshops={[{ dateWords: ["tous les mardis de mars"] }, {}]} text="Au téléphone" />);
  expect(screen.queryByRole("link")).toBeNull();
  const { rerender } = render(<DateCall workshops={[{ dates }, {}]} />);
  expect(screen.getByRole("link", { name: "Appeler pour la prochaine date" })).toBeVisible();
  rerender(<DateCall workshops={[{ dates }]} />);
  expect(screen.queryByRole("link")).toBeNull();
  rerender(<WorkshopBar workshop={{ id: "yoga", title: "Yoga", content: [], dates }} />);
  expect(screen.getByRole("link", { name: "Appeler pour réserver" })).toBeVisible();
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

const category = (count: number): Category => ({
  path: "/ateliers/chant",
  name: "Chant",
  offer: `${count}\u00a0ateliers, dès\u00a025\u00a0€`,
  workshops: Array.from({ length: count }, (_, i) => ({
    id: `chant-${i + 1}`,
    title: `Chant ${i + 1}`,
    price: { text: "25 € par personne", euros: 25 },
  })),
});

test("a category lists its workshops with their prices", () => {
  render(<CategoryList categories={[category(2)]} below={NamedWorkshops} />);
  expect(screen.getByRole("heading", { level: 2, name: "Chant" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Chant 2" })).toHaveAttribute("href", "/atelier/chant-2");
  expect(screen.getAllByText(/^25\s€$/)).toHaveLength(2);
  expect(screen.queryByRole("link", { name: /^Voir les/ })).toBeNull();
});

test("a category of many workshops lists a few and links to all", () => {
  render(<CategoryList categories={[category(7)]} below={NamedWorkshops} />);
  expect(screen.getAllByRole("link", { name: /^Chant \d$/ })).toHaveLength(5);
  expect(screen.getByRole("link", { name: /^Voir les 7\sateliers, dès\s25\s€$/ })).toHaveAttribute(
    "href",
    "/ateliers/chant",
  );
});

test("on other pages a category lists no workshops, one heading level lower", () => {
  render(<CategoryList categories={[category(2)]} headed />);
  expect(screen.getByRole("heading", { level: 3, name: "Chant" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Chant 2" })).toBeNull();
});
