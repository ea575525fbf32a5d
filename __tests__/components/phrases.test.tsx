import { render } from "@testing-library/react";
import { Dates, Ordinal } from "@/components/retreats/dates";
import { Address, addressNodes, Phrases, TitlePhrases, Verse } from "@/components/text/phrases";
import { writeTree } from "@/lib/article/tree";

const partsOf = (container: HTMLElement) => [...container.children].map((part) => part.textContent);

test.each([
  ["Le Chalet des Quatre Éléments", ["Le Chalet", "des Quatre Éléments"]],
  [
    "12 chemin de la Draille, Les Aiguillas, 05350 Arvieux",
    ["12 chemin", "de la Draille,", "Les Aiguillas,", "05350 Arvieux"],
  ],
  ["Gîte", ["Gîte"]],
])("« %s » may break at pauses only, and keeps its text", (text, parts) => {
  const { container } = render(<Phrases>{text}</Phrases>);
  expect(partsOf(container)).toEqual(parts);
  expect(container).toHaveTextContent(text);
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
  expect(writeTree(addressNodes(address)).replaceAll("<wbr />", "<wbr>")).toBe(container.innerHTML);
});

test.each([
  ["La neige sent le fer, et la grange le foin.", ["La neige sent le fer,", "et la grange le foin."]],
  ["L’eau de la source mord la paume, puis l’éveille.", ["puis l’éveille."]],
  ["Il fait nuit à ce point qu’on y voit les sommets,", []],
])("the verse « %s » breaks after a comma or near its middle, never after a short word", (verse, parts) => {
  const { container } = render(<Verse>{verse}</Verse>);
  expect(partsOf(container).map((part) => part?.replaceAll("\u00a0", " "))).toEqual(parts);
  expect(container).toHaveTextContent(verse);
  expect(container.textContent).not.toMatch(/(?<!\p{L})\p{L}{1,2} /u);
});

test.each([
  ["Réveil de printemps", ["Réveil", "de printemps"]],
  ["Argile et lumière d’hiver", ["Argile", "et lumière d’hiver"]],
  ["Apprendre autrement, en famille", ["Apprendre autrement,", "en famille"]],
  ["Au temps du brame", ["Au temps", "du brame"]],
  ["Loin de tout et de tous", ["Loin", "de tout", "et de tous"]],
  ["Sur le terrain", ["Sur le terrain"]],
])("the title « %s » breaks before a short word, never after one, and keeps its text", (title, parts) => {
  const { container } = render(<TitlePhrases>{title}</TitlePhrases>);
  expect(container).toHaveTextContent(title);
  expect(partsOf(container)).toEqual(parts);
});

test("does not break a single word", () => expect(writeTree(addressNodes("lien"))).toBe("lien"));

test("sets the « er » of the first of a month in superscript, and no other", () => {
  const { container } = render(<Dates start="2027-03-01" end="2027-03-21" />);
  expect([...container.querySelectorAll("sup")].map((ending) => ending.textContent)).toEqual(["er"]);
  expect(container).toHaveTextContent("1er mars 2027 – 21 mars 2027");
});

test("handles two such dates in one text", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { container } = render(<Ordinal>1er janvier – 1er février</Ordinal>);
  expect(container.querySelectorAll("sup")).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
