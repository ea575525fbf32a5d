import { slug } from "@/lib/slug";

describe("slug", () => {
  test.each([
    ["Bien-être", "bien-etre"],
    ["Expérimentations sur le terrain", "experimentations-sur-le-terrain"],
    ["Éloïse & Zoé : l'écoute", "eloise-zoe-lecoute"],
    ["Trois   espaces", "trois-espaces"],
    ["Feu", "feu"],
    ["10 jours !", "10-jours-"],
    ["", ""],
  ])("%p becomes %p", (text, expected) => {
    expect(slug(text)).toBe(expected);
  });
});
