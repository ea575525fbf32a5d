import { render, screen } from "@testing-library/react";
import { CallBar } from "@/components/layout/call";
import { RetreatList } from "@/components/retreats/retreat-list";
import { Voices } from "@/components/retreats/voices";
import { NamedLinks } from "@/components/text/named-links";
import { retreat } from "@/testing/retreat";

jest.mock("next/navigation", () => ({ usePathname: () => "/calendrier" }));

test("each season is one heading, with the retreats whose last day is unknown", () => {
  const dates = [["2027-03-01", "2027-03-02"], ["2027-03-14"], ["2027-04-01", "2027-04-02"], []];
  const retreats = dates.map(([start, end], i) => ({ ...retreat({ id: `${i}`, start, end }), images: [] }));
  render(<RetreatList retreats={retreats} />);
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Printemps 2027", "Dates à venir"]);
});

test("a call bar has the call, behind another action if there is one", () => {
  const { rerender } = render(<CallBar>Nous appeler</CallBar>);
  expect(screen.getByRole("link", { name: "Nous appeler" })).toBeVisible();
  rerender(<CallBar action={<a href="https://formulaire.example">Réserver</a>}>Nous appeler</CallBar>);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Réserver",
    "Nous appeler",
  ]);
});

test("the names in a text lead on to their pages, and guests' words stand as they were typed", () => {
  const link = (name: string) => ({ name, path: `/atelier/${name}` });
  const { container } = render(
    <>
      <NamedLinks partners={[link("Léa"), link("Jean")]} workshops={[link("Yoga")]} />
      <Voices voices={["« Beau. » — Maud"]} />
    </>,
  );
  expect(container.textContent).toBe(
    "Avec Léa, JeanAu programme\u00a0: YogaCe qu’ils en disent« Beau. » — Maud",
  );
  expect(screen.getAllByRole("link")).toHaveLength(3);
});
