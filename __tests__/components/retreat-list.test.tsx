import { render, screen } from "@testing-library/react";
import { RetreatList } from "@/components/retreats/retreat-list";

jest.mock("@/lib/content", () => ({}));
jest.mock("@/components/retreats/next-retreat-banner", () => ({}));
jest.mock("@/components/retreats/retreat-row", () => ({ RetreatRow: () => null }));

test("each season is one heading, with the retreats whose last day is unknown", () => {
  const dates = [["2027-03-01", "2027-03-02"], ["2027-03-14"], ["2027-04-01", "2027-04-02"], []];
  render(<RetreatList retreats={dates.map(([start, end], i) => ({ id: `${i}`, title: "A", start, end }))} />);
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Printemps 2027", "Dates à venir"]);
});
