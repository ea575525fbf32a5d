import { render, screen } from "@testing-library/react";
import { CategoryList } from "@/components/workshops/category-list";
import { NamedWorkshops } from "@/components/workshops/named-workshops";
import type { Category } from "@/lib/lists/categories";

jest.mock("next/cache", () => ({}));
jest.mock("next/navigation", () => ({ usePathname: () => "/ateliers", useRouter: () => ({}) }));
// On the server it measures the picture first.
jest.mock("@/components/people/face", () => ({ Face: () => null }));
jest.mock("@/components/pictures/illustration", () => ({ Illustration: () => null }));

const category = (count: number): Category => ({
  path: "/ateliers/chant",
  name: "Chant",
  workshops: Array.from({ length: count }, (_, i) => ({
    id: `chant-${i + 1}`,
    title: `Chant ${i + 1}`,
    price: { shown: "25 €, 40 € à deux", euros: 25 },
  })),
});

test("a category lists its workshops with their lowest prices", () => {
  render(<CategoryList categories={[category(2)]} below={NamedWorkshops} />);
  expect(screen.getByRole("heading", { level: 2, name: "Chant" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Chant 2" })).toHaveAttribute("href", "/atelier/chant-2");
  expect(screen.getAllByText(/^dès\s25\s€$/)).toHaveLength(2);
  expect(screen.queryByRole("link", { name: /^Voir les/ })).toBeNull();
});

test("a category of many workshops lists a few and links to all", () => {
  render(<CategoryList categories={[category(7)]} below={NamedWorkshops} />);
  expect(screen.getAllByRole("link", { name: /^Chant \d$/ })).toHaveLength(5);
  expect(screen.getByRole("link", { name: /^Voir les 7\sateliers$/ })).toHaveAttribute(
    "href",
    "/ateliers/chant",
  );
});

test("on other pages a category lists no workshops, one heading level lower", () => {
  render(<CategoryList categories={[category(2)]} headed />);
  expect(screen.getByRole("heading", { level: 3, name: "Chant" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Chant 2" })).toBeNull();
});
