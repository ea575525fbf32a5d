import { render, screen, within } from "@testing-library/react";
import { Pager } from "@/components/pager/pager";

const page = (number: number, count: number) => ({
  list: { title: "Nos partenaires", path: "/partenaires" },
  number,
  count,
});
const pager = () => screen.getByRole("navigation", { name: "Pages\u00a0: Nos partenaires" });
const link = (name: string) => within(pager()).queryByRole("link", { name });

describe("the pager of a list", () => {
  test("is not there when the list fits on one page", () => {
    const { container } = render(<Pager page={page(1, 1)} />);
    expect(container).toBeEmptyDOMElement();
  });

  test("leads on from the first page, and not back", () => {
    render(<Pager page={page(1, 3)} />);
    expect(link("Page suivante")).toHaveAttribute("href", "/partenaires/page/2");
    expect(link("Page précédente")).toBeNull();
  });

  test("leads back from the last page, and not on", () => {
    render(<Pager page={page(3, 3)} />);
    expect(link("Page précédente")).toHaveAttribute("href", "/partenaires/page/2");
    expect(link("Page suivante")).toBeNull();
  });

  test("leads back to the list's own address from the second page", () => {
    render(<Pager page={page(2, 3)} />);
    expect(link("Page précédente")).toHaveAttribute("href", "/partenaires");
    expect(link("Page 1")).toHaveAttribute("href", "/partenaires");
  });

  test("names the page on show, and leads to the last in one step", () => {
    render(<Pager page={page(40, 84)} />);
    expect(within(pager()).getByRole("link", { current: "page" })).toHaveTextContent("Page 40");
    expect(link("Page 84")).toHaveAttribute("href", "/partenaires/page/84");
    const names = within(within(pager()).getByRole("list")).getAllByRole("link");
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "Page 1",
      "Page 39",
      "Page 40",
      "Page 41",
      "Page 84",
    ]);
  });
});
