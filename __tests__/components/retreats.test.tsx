import { render, screen } from "@testing-library/react";
import { CallBar } from "@/components/layout/call";
import { FirstActions, FlyerActions } from "@/components/retreats/flyer-actions";
import { RetreatList } from "@/components/retreats/retreat-list";
import { RetreatRow } from "@/components/retreats/retreat-row";
import { Voices } from "@/components/retreats/voices";
import { Mentions } from "@/components/text/mentions";
import type { Retreat } from "@/lib/content";
import type { ShownRetreat } from "@/lib/lists/retreats";
import { picture } from "@/testing/render";

jest.mock("next/navigation", () => ({ usePathname: () => "/calendrier", useRouter: () => ({}) }));

const RETREAT = {
  id: "neige",
  title: "Neige",
  start: "2027-03-14",
  end: "2027-03-16",
  price: { text: "620 €, 890 € en chambre seule", euros: 620 },
  images: [picture("/photos/neige.jpg")],
} as unknown as ShownRetreat;

const DAY = "2027-01-01";

const row = (status?: ShownRetreat["status"], more: Partial<ShownRetreat> = {}) => {
  const { container } = render(<RetreatRow retreat={{ ...RETREAT, ...more, status }} day={DAY} />);
  return {
    says: screen.getByRole("link").textContent?.replace(/\s/g, " "),
    struck: container.querySelector("s")?.textContent?.replace(/\s/g, " "),
  };
};

const DATES = "14 mars 2027 – 16 mars 2027";

test.each([
  [undefined, `Neige${DATES}, 2 nuitsdès 620 €`, undefined],
  ["complet", `NeigeComplet${DATES}, 2 nuitsdès 620 €`, undefined],
  ["annulé", `NeigeAnnulée${DATES}`, DATES],
  ["reporté", `NeigeReporté au ${DATES}, 2 nuitsdès 620 €`, undefined],
] as const)("a row of the calendar (%s) shows %s", (status, says, struck) => {
  expect(row(status)).toEqual({ says: `14mars${says}`, struck });
});

test.each([undefined, "complet"] as const)("a row of a retreat under way (%s) says so", (status) => {
  const { says } = row(status, { start: "2026-12-31", end: "2027-01-01", price: undefined });
  expect(says).toBe("31déc.NeigeEn cours31 décembre 2026 – 1er janvier 2027, 1 nuit");
});

test("a row of a retreat that is postponed without dates says that they will come", () => {
  expect(row("reporté", { end: undefined }).says).toBe("NeigeReporté, dates à venirdès 620 €");
});

test("a row of a retreat with few places left says how many", () => {
  expect(row(undefined, { places: 3 }).says).toBe(`14marsNeigeEncore 3 places${DATES}, 2 nuitsdès 620 €`);
});

test("a row of a past retreat shows no price", () => {
  const { says } = row(undefined, { start: "2026-03-14", end: "2026-03-16" });
  expect(says).toBe("14marsNeige14 mars 2026 – 16 mars 2026, 2 nuits");
});

const offered = (status?: Retreat["status"], day = "2027-03-13") => {
  const retreat = { ...RETREAT, description: "", status } as unknown as Retreat;
  render(
    <>
      <FirstActions retreat={retreat} day={day} />
      <FlyerActions retreat={retreat} day={day} />
    </>,
  );
  return screen.getAllByRole("link").map(({ textContent }) => textContent?.split(/\s:/)[0]);
};

const OTHERS = "Voir les retraites à venir";
const CALL = "Nous appeler";
const WRITE = "Nous écrire";
const SAVE = "Ajouter à mon agenda";

test.each<[string, Retreat["status"], string | undefined, string[]]>([
  ["with places left", undefined, undefined, ["Réserver", CALL, "Réserver", WRITE, SAVE]],
  ["that is full", "complet", undefined, [OTHERS, "Me prévenir d’un désistement", CALL, WRITE, SAVE]],
  ["that is cancelled", "annulé", undefined, [OTHERS, CALL, WRITE]],
  ["that is postponed to these dates", "reporté", undefined, ["Réserver", CALL, "Réserver", WRITE, SAVE]],
  ["that has begun", undefined, "2027-03-14", [OTHERS, CALL, WRITE, SAVE]],
  ["that is over", undefined, "2027-03-17", [OTHERS, WRITE]],
])("a retreat %s", (_, status, day, expected) => {
  expect(offered(status, day)).toEqual(expected);
});

test("each season is one heading, with the retreats whose last day is unknown", () => {
  const dates = [["2027-03-01", "2027-03-02"], ["2027-03-14"], ["2027-04-01", "2027-04-02"], []];
  const retreats = dates.map(([start, end], i) => ({ id: `${i}`, title: "A", start, end }));
  render(<RetreatList retreats={retreats} day={DAY} />);
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Printemps 2027", "Dates à venir"]);
});

test("a call bar has the call, or another action in its place", () => {
  const { rerender } = render(<CallBar>Nous appeler</CallBar>);
  expect(screen.getByRole("link", { name: "Nous appeler" })).toBeVisible();
  rerender(<CallBar action={<a href="https://formulaire.example">Réserver</a>}>Nous appeler</CallBar>);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Réserver"]);
});

test("the names in a text lead on to their pages, and guests' words stand as they were typed", () => {
  const link = (name: string) => ({ name, path: `/atelier/${name}` });
  const { container } = render(
    <>
      <Mentions partners={[link("Léa"), link("Jean")]} workshops={[link("Yoga")]} />
      <Voices voices={["« Beau. » — Maud"]} />
    </>,
  );
  expect(container.textContent).toBe("Avec Léa, JeanAu programme : YogaCe qu’ils en disent« Beau. » — Maud");
  expect(screen.getAllByRole("link")).toHaveLength(3);
});
