import { render, screen, within } from "@testing-library/react";
import { Pager } from "@/components/layout/pager";

const page = (number: number, count: number) => ({
  list: { title: "Nos partenaires", path: "/partenaires" },
  number,
  count,
});
const pager = () => screen.getByRole("navigation", { name: "Pages\u00a0: Nos partenaires" });
const link = (name: string) => within(pager()).queryByRole("link", { name });

describe("the pager of a list", () => {
  test("is left out when the list fits on one page", () => {
    const { container } = render(<Pager page={page(1, 1)} />);
    expect(container).toBeEmptyDOMElement();
  });

  test.each([
    [1, null, "/partenaires/page/2"],
    [2, "/partenaires", "/partenaires/page/3"],
    [3, "/partenaires/page/2", null],
  ])("links to the next and the previous page from page %d of 3", (number, previous, next) => {
    render(<Pager page={page(number, 3)} />);
    const address = (name: string) => link(name)?.getAttribute("href") ?? null;
    expect([address("Page précédente"), address("Page suivante")]).toEqual([previous, next]);
    if (number > 1) expect(address("Page 1")).toBe("/partenaires");
  });

  test("marks the current page, and links to the last one", () => {
    render(<Pager page={page(40, 84)} />);
    expect(within(pager()).getByRole("link", { current: "page" })).toHaveTextContent("Page 40");
    expect(link("Page 84")).toHaveAttribute("href", "/partenaires/page/84");
  });
});
