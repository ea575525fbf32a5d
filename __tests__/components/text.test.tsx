import { setImmediate } from "node:timers";
import { render, screen } from "@testing-library/react";
import { LinkedText } from "@/components/text/linked-text";
import { Address } from "@/components/text/plain-text";
import { RichText } from "@/components/text/rich-text";
import { cleanHtml } from "@/lib/article/clean";
import { withSizes } from "@/lib/content/pictured";
import { renderToHtml } from "@/testing/render";

process.env.FIREBASE_PROJECT_ID = "chalet";
// The server's renderer needs it.
Object.assign(globalThis, { setImmediate });

// Every picture measures 1600 by 1200, except for the hostile one.
jest.mock("@/lib/pictures/measure", () => ({
  pictureAt: async (src: string) => ({
    ...{ src, width: 1600, height: 1200 },
    ...(src.includes("bombe") && { unfit: true }),
  }),
}));

async function show(dirty: string) {
  document.body.innerHTML = await renderToHtml(
    <RichText article={await withSizes(cleanHtml(dirty).article)} />,
  );
  return { container: document.body };
}
const STORED = "https://storage.googleapis.com/chalet.appspot.com/pre.jpg?alt=media&token=1";

describe("an article", () => {
  test("requests its pictures from the site, never from the host that stores them", async () => {
    await show(`<img src="${STORED.replace("&", "&amp;")}" alt="Le pré « d'en haut »">`);
    const picture = screen.getByRole("img", { name: "Le pré « d’en haut »" });
    const asked = [picture.getAttribute("src"), ...(picture.getAttribute("srcset") ?? "").split(", ")];
    expect(asked.length).toBeGreaterThan(2);
    for (const address of asked) {
      const url = new URL((address ?? "").split(" ")[0] ?? "", "http://site.example");
      expect([url.origin, url.pathname]).toEqual(["http://site.example", "/_next/image"]);
      expect(url.searchParams.get("url")).toBe(STORED);
    }
  });

  test("reserves space for its pictures, and loads them lazily", async () => {
    await show("<p>Un</p><img src='/photos/a.jpg' alt='Un'><img src='/photos/b.jpg' alt='Deux'>");
    expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual(["Un", "Deux"]);
    for (const picture of screen.getAllByRole("img")) {
      expect(picture).toHaveAttribute("width", "1600");
      expect(picture).toHaveAttribute("height", "1200");
      expect(picture).toHaveAttribute("loading", "lazy");
    }
  });

  test("shows the default picture for a hostile one, and never requests it", async () => {
    const { container } = await show("<img src='/photos/bombe.png' alt='Le pré'>");
    expect(screen.getByRole("img", { name: "Le pré" })).toHaveAttribute("src", "/art/picture-default.webp");
    expect(container.innerHTML).not.toContain("bombe");
  });

  test("shows markup that was typed as text", async () => {
    const { container } = await show('<p>&lt;img src="/photos/a.jpg" alt="" /&gt;</p>');
    expect(container.querySelector("img")).toBeNull();
    expect(container).toHaveTextContent('<img src="/photos/a.jpg" alt="" />');
  });
});

test("gives headings no id where the page itself scrolls to them: level 3 on pages with a hash scroll", async () => {
  const { article } = cleanHtml(
    '<h2 id="prix">Tarifs</h2><h3>Le soir</h3><p><a href="#prix">Les prix</a></p>',
  );
  render(<RichText article={article} scrolledByHash />);
  expect(screen.getByRole("heading", { name: "Le soir" })).not.toHaveAttribute("id");
  const { hash } = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Les prix" }).href);
  expect(screen.getByRole("heading", { name: "Tarifs" })).toHaveAttribute("id", hash.slice(1));
  // Without scripts the browser leads there by itself.
  expect(await renderToHtml(<RichText article={article} scrolledByHash />)).toMatch(
    /<h3[^>]*><noscript><span id="le-soir"/,
  );
});

describe("a description", () => {
  test("turns web addresses into links in a new tab, mail addresses and numbers into links in the same", () => {
    render(<LinkedText text="Voir (https://exemple.fr/a), puis www.b.fr, a@b.fr ou 06 12 34 56 78." />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["https://exemple.fr/a", "https://exemple.fr/a"],
      ["www.b.fr", "https://www.b.fr"],
      ["a@b.fr", "mailto:a@b.fr"],
      ["06 12 34 56 78", "tel:+33612345678"],
    ]);
    for (const link of links.slice(0, 2)) {
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
    for (const link of links.slice(2)) expect(link).not.toHaveAttribute("target");
  });

  test("emphasises the label of a line, and nothing else", () => {
    const text =
      "Niveau : facile : oui.\nNon compris : le trajet.\n\nÀ écouter avant de venir : https://a.example\nVoir : https://b.example Puis : non.";
    const { container } = render(<LinkedText text={text} />);
    const labels = [...container.querySelectorAll("b")].map(({ textContent }) => textContent);
    // In a row the label includes the space after it.
    expect(labels).toEqual(["Niveau : ", "Non compris : ", "Voir :"]);
    expect(container.textContent).toBe(text);
  });

  test("turns a paragraph into rows where every line has a label", () => {
    const text =
      "Niveau : facile.\nVoir : www.a.fr\n\nNiveau : facile.\nSans crampons.\n\nGroupe : 8 : pas plus.";
    const { container } = render(<LinkedText text={text} />);
    const paragraphs = [...container.querySelectorAll("p")];
    const rows = paragraphs.map((p) =>
      [...p.querySelectorAll(":scope > span")].map((row) => row.textContent),
    );
    expect(rows).toEqual([["Niveau : facile.", "Voir : www.a.fr"], [], ["Groupe : 8 : pas plus."]]);
    expect(screen.getByRole("link")).toHaveAttribute("href", "https://www.a.fr");
    expect(container.textContent).toBe(text);
  });

  test("turns several labelled lines into rows, also after a dash", () => {
    const text = "L’eau – une demi-journée au torrent.\nLe feu – cuisson au bois.";
    const { container } = render(<LinkedText text={text} />);
    expect([...container.querySelectorAll("b")].map((b) => b.textContent)).toEqual(["L’eau – ", "Le feu – "]);
    expect(container.textContent).toBe(text);
  });

  test("does not treat a dash within a sentence as a label", () => {
    const { container } = render(
      <LinkedText text={"Claire – ou Élodie – décroche.\n\nLe soir – veillée.\net puis, peut-être, rien."} />,
    );
    expect(container.querySelector("b")).toBeNull();
  });

  test("shows markup as text", () => {
    const { container } = render(
      <LinkedText text={'<img src=x onerror="alert(1)"> <a href="javascript:1">a</a>'} />,
    );
    expect(container.querySelector("img, a")).toBeNull();
    expect(container.textContent).toContain("<img src=x");
  });
});

test.each([
  ["bonjour@quatre-elements.example", ["bonjour@", "quatre-elements", ".example"]],
  ["https://www.chalet.example", ["https://www.chalet", ".example"]],
  ["https://quatre-elements.example/a-b/c", ["https://quatre-elements", ".example/", "a-b/", "c"]],
])("%s may break at @, slashes and dots, never at a hyphen", (address, parts) => {
  const { container } = render(<Address address={address} />);
  expect(container.innerHTML.split("<wbr>")).toHaveLength(parts.length);
  const [whole, ...within] = [...container.querySelectorAll("span")].map((part) => part.textContent);
  expect(whole).toBe(address);
  expect(within).toEqual(parts);
  expect(container).toHaveTextContent(address);
});
