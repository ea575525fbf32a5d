import { render, screen, within } from "@testing-library/react";
import { Cutaway } from "@/components/place/cutaway";
import { roomAnchor, roomComponents, roomNames } from "@/components/place/rooms";
import { RichText } from "@/components/text/rich-text";
import pages from "@/content/demo/pages.json";
import { cleanHtml } from "@/lib/article/clean";
import { withSizes } from "@/lib/content/pictured";

jest.mock("@/lib/pictures/measure", () => ({
  pictureAt: async (src: string) => ({ src, width: 1600, height: 1200 }),
}));
const read = (html: string) => withSizes(cleanHtml(html).article);

const room = (name: string) => `<dt>${name}</dt><dd>Dit.<img src="/photos/a.jpg" alt="" /></dd>`;

async function shown(html: string, src = pages["le-lieu"].house) {
  const article = await read(html);
  render(
    <Cutaway house={{ picture: { src, width: 2000, height: 1000 }, alt: "La maison" }} article={article}>
      <RichText article={article} components={roomComponents(true)} />
    </Cutaway>,
  );
  return screen.queryAllByRole("navigation", { name: "Les pièces de la maison" }).flatMap((nav) =>
    within(nav)
      .getAllByRole("link")
      .map((link) => [
        link.textContent,
        document.querySelector(`${link.getAttribute("href")} dt`)?.textContent,
      ]),
  );
}

describe("the cutaway", () => {
  test("links the rooms of the demonstration to their descriptions, in order", async () => {
    expect(await shown(pages["le-lieu"].content)).toEqual(
      ["Les chambres", "La cuisine", "La salle de pratique", "Dehors"].map((name) => [name, name]),
    );
  });

  test("has no label for a room without a place on the drawing or without a picture", async () => {
    expect(
      await shown(`<dl>${room("Le sauna")}${room("La cuisine")}<dt>Dehors</dt><dd>Un pré.</dd></dl>`),
    ).toEqual([["La cuisine", "La cuisine"]]);
  });

  test.each([
    ["without such rooms", "Le sauna", undefined],
    ["on a picture of the hosts", "La cuisine", "/photos/maison.jpg"],
  ])("has no labels %s", async (_, name, src) => {
    expect(await shown(`<dl>${room(name)}</dl><p>Un pré.</p>`, src)).toEqual([]);
    expect(screen.getByRole("img", { name: "La maison" })).toBeInTheDocument();
  });
});

describe("a list of rooms", () => {
  const two = '<dt>a</dt><dd><img src="/photos/a.jpg" alt="" /><img src="/photos/b.jpg" alt="" /></dd>';

  /** The entries of the lists: the names and descriptions of each, « image » for a picture. */
  async function entriesOf(html: string, anchored?: boolean) {
    const { container } = render(
      <RichText article={await read(html)} components={roomComponents(anchored)} />,
    );
    return [...container.querySelectorAll("dl > div")].map((entry) =>
      [...entry.children].map((part) => [
        part.localName,
        `${part.textContent}${part.querySelector("img") ? "image" : ""}`,
      ]),
    );
  }

  test("groups each name with its text, and its only picture apart", async () => {
    expect(await entriesOf(`<p>Ici.</p><dl>${room("a")}\n<dt>b</dt><dd>Rien.</dd></dl>`)).toEqual([
      [
        ["dt", "a"],
        ["dd", "Dit."],
        ["dd", "image"],
      ],
      [
        ["dt", "b"],
        ["dd", "Rien."],
      ],
    ]);
  });

  test("loses the paragraph of an extracted picture, and keeps several pictures or descriptions", async () => {
    const apart = '<dt>a</dt><dd><p>Dit.</p><p><img src="/photos/a.jpg" alt="" /></p></dd>';
    const answers = '<dt>b</dt><dt>c</dt><dd>Un.</dd><dd>Deux.<img src="/photos/a.jpg" alt="" /></dd>';
    expect(await entriesOf(`<dl>${apart}${two}${answers}</dl>`)).toEqual([
      [
        ["dt", "a"],
        ["dd", "Dit."],
        ["dd", "image"],
      ],
      [
        ["dt", "a"],
        ["dd", "image"],
      ],
      [
        ["dt", "b"],
        ["dt", "c"],
        ["dd", "Un."],
        ["dd", "Deux.image"],
      ],
    ]);
  });

  test("keeps a description without a name", async () => {
    expect(await entriesOf("<dl><dd>Dit.</dd><dt>a</dt><dd>b</dd></dl>")).toEqual([
      [["dd", "Dit."]],
      [
        ["dt", "a"],
        ["dd", "b"],
      ],
    ]);
  });

  test("gives rooms with a picture an id if the page links to them", async () => {
    const html = `<dl>${room("Le poêle, l’hiver")}<dt>b</dt><dd>Rien.</dd></dl>`;
    const idsOf = () => [...document.querySelectorAll("dl [id]")].map(({ id }) => id);
    await entriesOf(html);
    expect(idsOf()).toEqual([]);
    await entriesOf(html, true);
    expect(idsOf()).toEqual([roomAnchor("Le poêle, l’hiver")]);
  });

  test("gives the rooms with their own picture in the order of the article", () => {
    const namesOf = (html: string) => roomNames(cleanHtml(html).article);
    const many =
      '<dt>c &amp; d</dt><dt>e</dt><dd><p>Dit.</p><p><img src="/photos/e.jpg" alt="Vue" /></p></dd>';
    expect(
      namesOf(`<p>Ici.</p><dl>${room("a")}${two}<dt>rien</dt><dd>Rien.</dd></dl><dl>${many}</dl>`),
    ).toEqual(["a", "c & d, e"]);
    expect(namesOf('<p><img src="/photos/a.jpg" alt="" /></p><dl><dd>x</dd></dl>')).toEqual([]);
  });
});
