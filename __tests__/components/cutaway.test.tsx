import { render, screen, within } from "@testing-library/react";
import { Cutaway } from "@/components/place/cutaway";
import { withRooms } from "@/components/place/rooms";
import { SHIPPED_PAGES } from "@/content/shipped/pages";
import { readTree, writeTree } from "@/lib/article/tree";

jest.mock("@/lib/pictures/measure", () => ({ measureImage: jest.fn() }));

const room = (name: string) => `<dt>${name}</dt><dd>Dit.<img src="/photos/a.jpg" alt="" /></dd>`;
const shown = (html: string) => {
  const article = readTree(html);
  const { container } = render(<Cutaway alt="La maison" article={article} />);
  container.append(document.createRange().createContextualFragment(writeTree(withRooms(article, true))));
  return screen.queryAllByRole("navigation", { name: "Les pièces de la maison" }).flatMap((nav) =>
    within(nav)
      .getAllByRole("link")
      .map((link) => [
        link.textContent,
        document.querySelector(`${link.getAttribute("href")} dt`)?.textContent,
      ]),
  );
};

test("the cutaway links the rooms of the shipped text to their descriptions, in order", () => {
  expect(shown(SHIPPED_PAGES["le-lieu"].content ?? "")).toEqual(
    ["Les chambres", "La cuisine", "La salle de pratique", "Dehors"].map((name) => [name, name]),
  );
});

test("a room without a place on the drawing or without a picture has no label", () => {
  expect(shown(`<dl>${room("Le sauna")}${room("La cuisine")}<dt>Dehors</dt><dd>Un pré.</dd></dl>`)).toEqual([
    ["La cuisine", "La cuisine"],
  ]);
});

test("the cutaway has no labels without such rooms", () => {
  expect(shown(`<dl>${room("Le sauna")}</dl><p>Un pré.</p>`)).toEqual([]);
  expect(screen.getByRole("img", { name: "La maison" })).toBeInTheDocument();
});
