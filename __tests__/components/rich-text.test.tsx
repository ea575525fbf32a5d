import { render, screen } from "@testing-library/react";
import { RichText } from "@/components/text/rich-text";
import { cleanHtml } from "@/lib/article/clean";
import { readTree } from "@/lib/article/tree";

process.env.FIREBASE_PROJECT_ID = "chalet";

// Every picture measures 1600 by 1200, except for the hostile one.
jest.mock("@/lib/pictures/measure", () => ({
  measureImage: async (src: string) => (src.includes("bombe") ? "unfit" : { width: 1600, height: 1200 }),
}));

const show = async (dirty: string) => render(await RichText({ article: readTree(cleanHtml(dirty).html) }));
const STORED = "https://storage.googleapis.com/chalet.appspot.com/pre.jpg?alt=media&token=1";

describe("an article", () => {
  test("shows its headings, text and links", async () => {
    await show("<h3>Déroulé</h3><p>Un <a href='https://exemple.fr'>lien</a></p>");
    expect(screen.getByRole("heading", { level: 3, name: "Déroulé" })).toHaveAttribute("id", "deroule");
    expect(screen.getByRole("link", { name: "lien" })).toHaveAttribute("target", "_blank");
  });

  test("lets addresses break at their signs, and no word", async () => {
    const { container } = await show(
      "<p><a href='https://a-b.fr/c'>https://a-b.fr/c</a> <a href='/contact'>ici</a></p>",
    );
    expect([...container.querySelectorAll("span")].map((part) => part.textContent)).toEqual([
      "https://a-b.fr/c",
      "https://a-b",
      ".fr/",
      "c",
    ]);
    expect(container).toHaveTextContent("https://a-b.fr/c ici");
  });

  test("requests its pictures from the site, never from the host that stores them", async () => {
    await show(`<img src="${STORED.replace("&", "&amp;")}" alt="Le pré « d'en haut »">`);
    const picture = screen.getByRole("img", { name: "Le pré « d'en haut »" });
    const asked = [picture.getAttribute("src"), ...(picture.getAttribute("srcset") ?? "").split(", ")];
    expect(asked.length).toBeGreaterThan(2);
    for (const address of asked) {
      const url = new URL((address ?? "").split(" ")[0] ?? "", "http://site.example");
      expect([url.origin, url.pathname]).toEqual(["http://site.example", "/_next/image"]);
      expect(url.searchParams.get("url")).toBe(STORED);
    }
  });

  test("reserves space for its pictures, and loads them lazily", async () => {
    await show("<p>Un</p><img src='/demo/a.jpg' alt='Un'><img src='/demo/b.jpg' alt='Deux'>");
    expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual(["Un", "Deux"]);
    for (const picture of screen.getAllByRole("img")) {
      expect(picture).toHaveAttribute("width", "1600");
      expect(picture).toHaveAttribute("height", "1200");
      expect(picture).toHaveAttribute("loading", "lazy");
    }
  });

  test("shows the default picture for a hostile one, and never requests it", async () => {
    const { container } = await show("<img src='/demo/bombe.png' alt='Le pré'>");
    expect(screen.getByRole("img", { name: "Le pré" })).toHaveAttribute("src", "/art/partner-default.webp");
    expect(container.innerHTML).not.toContain("bombe");
  });

  test("does not treat text as a picture", async () => {
    const { container } = await show('<p>&lt;img src="/demo/a.jpg" alt="" /&gt;</p>');
    expect(container.querySelector("img")).toBeNull();
    expect(container).toHaveTextContent('<img src="/demo/a.jpg" alt="" />');
  });
});

test("gives headings no id on pages that scroll to the hash themselves", async () => {
  const { html } = cleanHtml("<h3>Le soir</h3>");
  render(await RichText({ article: readTree(html), scrolledByHash: true }));
  expect(screen.getByRole("heading", { name: "Le soir" })).not.toHaveAttribute("id");
});
