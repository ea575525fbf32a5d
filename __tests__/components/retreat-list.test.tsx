import { render, screen } from "@testing-library/react";
import { RetreatList } from "@/components/retreats/retreat-list";

jest.mock("@/lib/content", () => ({}));
jest.mock("@/components/retreats/next-retreat-banner", () => ({}));
jest.mock("@/components/retreats/retreat-row", () => ({ RetreatRow: () => null }));

test("each season is one heading, with the retreats whose last day is unknown", () => {
  const dated = { title: "A", end: "2027-03-02", images: [] };
  const retreats = [
    { ...dated, id: "1", start: "2027-03-01" },
    { ...dated, id: "2", start: "2027-03-14", end: undefined },
    { ...dated, id: "3", start: "2027-04-01" },
    { ...dated, id: "4", end: undefined },
  ];
  render(<RetreatList retreats={retreats} />);
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
    "Printemps 2027",
    "Dates à venir",
  ]);
});
