import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ErrorPage from "@/app/error";
import { PagePending, UnknownRetreat, UnknownWorkshop } from "@/components/layout/messages";
import { Pager } from "@/components/layout/pager";

const page = (number: number, count: number) => ({
  list: { title: "Nos partenaires", path: "/partenaires" },
  number,
  count,
});
const pager = () => screen.getByRole("navigation", { name: "Pages\u00a0: Nos partenaires" });
const link = (name: string) => within(pager()).queryByRole("link", { name });

describe("the pager of a list", () => {
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

  test("marks the current page, and links to the last one; a list on one page has none", () => {
    expect(render(<Pager page={page(1, 1)} />).container).toBeEmptyDOMElement();
    render(<Pager page={page(40, 84)} />);
    expect(within(pager()).getByRole("link", { current: "page" })).toHaveTextContent("Page 40");
    expect(link("Page 84")).toHaveAttribute("href", "/partenaires/page/84");
  });
});

const BACK = { href: "/calendrier", label: "Retour au calendrier" };

test.each([
  ["a partner or workshop", UnknownWorkshop, "L’atelier n’a pas été trouvé."],
  ["a retreat", UnknownRetreat, "La retraite n’a pas été trouvée."],
])("the message for %s says what is missing and links back", (_, Message, words) => {
  render(<Message back={BACK} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words);
  expect(screen.getByRole("link", { name: BACK.label })).toHaveAttribute("href", BACK.href);
});

test("the message of a page that is not made yet has a link that tries again", () => {
  render(<PagePending />);
  expect(screen.getByText("Réessayer")).toHaveAttribute("href", "");
});

test("the page of an error in a component tries again, or leads on", async () => {
  const retry = jest.fn();
  render(<ErrorPage retry={retry} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Le temps s’est gâté");
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
});
