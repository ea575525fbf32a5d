import { render, screen } from "@testing-library/react";
import { Failed, ListFailed, Missing, MissingRetreat } from "@/components/layout/detail-messages";

const BACK = { href: "/calendrier", label: "Retour au calendrier" };
const status = () => document.querySelector('meta[name="page:status"]')?.getAttribute("content");

test.each([
  ["a partner or workshop", Missing, "L’atelier n’a pas été trouvé.", "404"],
  ["a retreat", MissingRetreat, "La retraite n’a pas été trouvée.", "404"],
  ["one that cannot be read", Failed, "Une erreur est survenue lors du chargement de l’atelier.", "500"],
])("the message for %s says what is missing and links back", (_, Message, words, code) => {
  render(<Message back={BACK} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words);
  expect(screen.getByRole("link", { name: BACK.label })).toHaveAttribute("href", BACK.href);
  expect(status()).toBe(code);
});

test("a list that cannot be read shows a message and a retry link", () => {
  render(<ListFailed />);
  expect(screen.getByText("Une erreur est survenue lors du chargement de cette page.")).toBeVisible();
  expect(screen.getByText("Réessayer")).toHaveAttribute("href", "");
  expect(status()).toBe("500");
});
