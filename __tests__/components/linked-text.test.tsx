import { render, screen } from "@testing-library/react";
import { LinkedText } from "@/components/text/linked-text";

describe("a description", () => {
  test("turns its web addresses into links in a new tab", () => {
    render(<LinkedText text="Voir (https://exemple.fr/a), puis www.b.fr." />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["https://exemple.fr/a", "https://exemple.fr/a"],
      ["www.b.fr", "https://www.b.fr"],
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
  });

  test("gives a mail address and a telephone number a link of their own kind, in the same tab", () => {
    render(<LinkedText text="Claire, claire@exemple.fr ou 06 12 34 56 78" />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["claire@exemple.fr", "mailto:claire@exemple.fr"],
      ["06 12 34 56 78", "tel:+33612345678"],
    ]);
    for (const link of links) expect(link).not.toHaveAttribute("target");
  });

  test("keeps every character and every line break", () => {
    const text = "Un\n\nDeux https://exemple.fr\n  trois";
    const { container } = render(<LinkedText text={text} />);
    expect(container.textContent).toBe(text);
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

  test.each(["Claire – ou Élodie – décroche.", "Le soir – veillée.\net puis, peut-être, rien."])(
    "does not treat a dash within a sentence as a label: %s",
    (text) => {
      const { container } = render(<LinkedText text={text} />);
      expect(container.querySelector("b")).toBeNull();
    },
  );

  test("shows markup as text", () => {
    const { container } = render(
      <LinkedText text={'<img src=x onerror="alert(1)"> <a href="javascript:1">a</a>'} />,
    );
    expect(container.querySelector("img, a")).toBeNull();
    expect(container.textContent).toContain("<img src=x");
  });
});
