import { render } from "@testing-library/react";
import { Dates, Raised } from "@/components/dates/dates";
import { Mail, Phrases } from "@/components/phrases/phrases";

const partsOf = (container: HTMLElement) => [...container.children].map((part) => part.textContent);

test.each([
  ["Le Chalet des Quatre Éléments", ["Le Chalet", "des Quatre Éléments"]],
  [
    "12 chemin de la Draille, Les Aiguillas, 05350 Arvieux",
    ["12 chemin", "de la Draille,", "Les Aiguillas,", "05350 Arvieux"],
  ],
  ["Gîte", ["Gîte"]],
])("« %s » is parted where one pauses, and reads as it was typed", (text, parts) => {
  const { container } = render(<Phrases>{text}</Phrases>);
  expect(partsOf(container)).toEqual(parts);
  expect(container).toHaveTextContent(text);
});

test("a mail address may end a line behind its @ and its points", () => {
  const { container } = render(<Mail address="bonjour@chalet.example" />);
  expect(container.innerHTML.split("<wbr>")).toHaveLength(3);
  expect(container).toHaveTextContent("bonjour@chalet.example");
});

test("the ending of the first of a month is raised, and of no other day", () => {
  const { container } = render(<Dates start="2027-03-01" end="2027-03-21" />);
  expect([...container.querySelectorAll("sup")].map((ending) => ending.textContent)).toEqual(["er"]);
  expect(container).toHaveTextContent("1er mars 2027 – 21 mars 2027");
});

test("two of them in one text are told apart", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { container } = render(<Raised>1er janvier – 1er février</Raised>);
  expect(container.querySelectorAll("sup")).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
