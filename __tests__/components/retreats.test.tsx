import { render, screen } from "@testing-library/react";
import { FlyerActions } from "@/components/retreats/flyer-actions";
import { RetreatList } from "@/components/retreats/retreat-list";
import { RetreatRow } from "@/components/retreats/retreat-row";
import type { Retreat, RetreatSummary } from "@/lib/content";

jest.mock("next/navigation", () => ({ usePathname: () => "/calendrier", useRouter: () => ({}) }));
// The real one reads the picture to measure it.
jest.mock("@/components/retreats/poster", () => ({ Poster: () => null }));

const RETREAT = {
  id: "neige",
  title: "Neige",
  start: "2027-03-14",
  end: "2027-03-16",
  price: { shown: "620 €, 890 € en chambre seule", euros: 620 },
  images: ["/photos/neige.jpg"],
} as unknown as RetreatSummary;

const DAY = "2027-01-01";

const row = (status?: RetreatSummary["status"], more: Partial<RetreatSummary> = {}) => {
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
  ["reporté", `NeigeReportée${DATES}dès 620 €`, DATES],
] as const)("a row of the calendar (%s) shows %s", (status, says, struck) => {
  expect(row(status)).toEqual({ says: `14mars${says}`, struck });
});

test.each([undefined, "complet"] as const)("a row of a retreat under way (%s) says so", (status) => {
  const { says } = row(status, { start: "2026-12-31", end: "2027-01-01", price: undefined });
  expect(says).toBe("31déc.NeigeEn cours31 décembre 2026 – 1er janvier 2027, 1 nuit");
});

test("a row of a past retreat shows no price", () => {
  const { says } = row(undefined, { start: "2026-03-14", end: "2026-03-16" });
  expect(says).toBe("14marsNeige14 mars 2026 – 16 mars 2026, 2 nuits");
});

const offered = (status?: Retreat["status"], { long = false, day = "2027-03-13" } = {}) => {
  render(<FlyerActions retreat={{ ...RETREAT, description: "", status } as Retreat} day={day} long={long} />);
  return screen.getAllByRole("link").map(({ textContent }) => textContent?.split(/\s:/)[0]);
};

const OTHERS = "Voir les retraites à venir";
const BOOKABLE = ["Réserver", "Nous écrire", "Ajouter à mon agenda"];
const FULL = [OTHERS, "Nous appeler", "Nous écrire", "Ajouter à mon agenda"];
const OVER = "2027-03-17";

test.each<[string, Retreat["status"], { long?: boolean; day?: string }, string[]]>([
  ["with places left", undefined, {}, BOOKABLE],
  ["with places left, after a long text", undefined, { long: true }, BOOKABLE],
  ["that is full", "complet", {}, FULL],
  ["that is cancelled", "annulé", {}, [OTHERS, "Nous appeler", "Nous écrire"]],
  ["that is postponed", "reporté", {}, [OTHERS, "Nous appeler", "Nous écrire"]],
  ["that has begun", undefined, { day: "2027-03-14" }, FULL],
  ["that is over", undefined, { day: OVER }, [OTHERS, "Nous écrire"]],
  ["that is over, after a long text", undefined, { day: OVER, long: true }, ["Nous écrire"]],
  ["that is cancelled, after a long text", "annulé", { long: true }, ["Nous écrire"]],
])("a retreat %s", (_, status, where, expected) => {
  expect(offered(status, where)).toEqual(expected);
});

test("each season is one heading, with the retreats whose last day is unknown", () => {
  const dates = [["2027-03-01", "2027-03-02"], ["2027-03-14"], ["2027-04-01", "2027-04-02"], []];
  const retreats = dates.map(([start, end], i) => ({ id: `${i}`, title: "A", start, end }));
  render(<RetreatList retreats={retreats} day={DAY} />);
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Printemps 2027", "Dates à venir"]);
});
