import { render, screen } from "@testing-library/react";
import { RetreatRow } from "@/components/retreat-rows/retreat-row";
import type { RetreatSummary } from "@/lib/content";

jest.mock("next/navigation", () => ({ usePathname: () => "/calendrier", useRouter: () => ({}) }));
// On the server it measures the picture first.
jest.mock("@/components/retreat-rows/poster-print", () => ({ PosterPrint: () => null }));

const RETREAT = {
  id: "neige",
  title: "Neige",
  start: "2027-03-14",
  end: "2027-03-16",
  price: { shown: "620 €, 890 € en chambre seule", euros: 620 },
  images: ["/photos/neige.jpg"],
} as unknown as RetreatSummary;

const row = async (status?: RetreatSummary["status"]) => {
  const { container } = render(await RetreatRow({ retreat: { ...RETREAT, status } }));
  return {
    says: screen.getByRole("link").textContent?.replace(/\s/g, " "),
    struck: container.querySelector("s")?.textContent?.replace(/\s/g, " "),
  };
};

describe("a row of the calendar", () => {
  test("says when, for how long and from which price", async () => {
    expect(await row()).toEqual({
      says: "14marsNeige14 mars 2027 – 16 mars 2027, 2 nuitsdès 620 €",
      struck: undefined,
    });
  });

  test("of a full retreat says so before its dates, and the rest as ever", async () => {
    expect(await row("complet")).toEqual({
      says: "14marsNeigeComplet14 mars 2027 – 16 mars 2027, 2 nuitsdès 620 €",
      struck: undefined,
    });
  });

  test("of a cancelled retreat strikes its dates through, and asks no price", async () => {
    expect(await row("annulé")).toEqual({
      says: "14marsNeigeAnnulée14 mars 2027 – 16 mars 2027",
      struck: "14 mars 2027 – 16 mars 2027",
    });
  });

  test("of a postponed retreat strikes its dates through, and keeps its price", async () => {
    expect(await row("reporté")).toEqual({
      says: "14marsNeigeReportée14 mars 2027 – 16 mars 2027dès 620 €",
      struck: "14 mars 2027 – 16 mars 2027",
    });
  });
});
