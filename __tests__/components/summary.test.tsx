import { render, screen, within } from "@testing-library/react";
import { Summary } from "@/components/home/summary";

const USUAL = [
  ["Les ateliers", "/ateliers"],
  ["Les partenaires", "/partenaires"],
  ["Infos pratiques", "/contact"],
  ["Le concept", "/le-concept"],
  ["Le lieu", "/le-lieu"],
  ["Nous connaître", "/nous-connaitre"],
];

describe("the summary", () => {
  test("is a section with its title, where the home page's arrow leads", () => {
    render(<Summary />);
    expect(screen.getByRole("heading", { level: 2, name: "Sommaire" })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Sommaire" })).toHaveAttribute("id", "sommaire");
  });

  test("lists its six links in both orders, the style sheet shows one of them", () => {
    render(<Summary />);
    const lists = screen.getAllByRole("list").map((list) =>
      within(list)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(lists).toEqual([USUAL, [...USUAL.slice(3), ...USUAL.slice(0, 3)]]);
  });
});
