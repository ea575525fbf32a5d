import { render, screen } from "@testing-library/react";
import { RetreatRow } from "@/components/retreats/retreat-row";
import type { RetreatSummary } from "@/lib/content";

jest.mock("@/lib/content", () => ({ today: async () => "2027-01-01" }));
jest.mock("next/navigation", () => ({ usePathname: () => "/calendrier", useRouter: () => ({}) }));
// The real one reads the picture to measure it.
jest.mock("@/components/retreats/poster-thumb", () => ({ PosterThumb: () => null }));

const RETREAT = {
  id: "neige",
  title: "Neige",
  start: "2027-03-14",
  end: "2027-03-16",
  price: { shown: "620 €, 890 € en chambre seule", euros: 620 },
  images: ["/photos/neige.jpg"],
} as unknown as RetreatSummary;

const row = async (status?: RetreatSummary["status"], more: Partial<RetreatSummary> = {}) => {
  const { container } = render(await RetreatRow({ retreat: { ...RETREAT, ...more, status } }));
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
] as const)("a row of the calendar (%s) shows %s", async (status, says, struck) => {
  expect(await row(status)).toEqual({ says: `14mars${says}`, struck });
});

test.each([undefined, "complet"] as const)("a row of a retreat under way (%s) says so", async (status) => {
  const { says } = await row(status, { start: "2026-12-31", end: "2027-01-01", price: undefined });
  expect(says).toBe("31déc.NeigeEn cours31 décembre 2026 – 1er janvier 2027, 1 nuit");
});

test("a row of a past retreat shows no price", async () => {
  const { says } = await row(undefined, { start: "2026-03-14", end: "2026-03-16" });
  expect(says).toBe("14marsNeige14 mars 2026 – 16 mars 2026, 2 nuits");
});

test.each([
  ["540 € à deux, 320 € par enfant", ""],
  [undefined, ""],
])("a row of a retreat with the price %j shows %j", async (typed, shown) => {
  const { says } = await row(undefined, {
    price: typed === undefined ? undefined : { shown: typed, euros: 540 },
  });
  expect(says).toBe(`14marsNeige${DATES}, 2 nuits${shown}`);
});
