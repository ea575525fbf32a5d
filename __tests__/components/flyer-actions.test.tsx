import { cleanup, render, screen } from "@testing-library/react";
import { FlyerActions } from "@/components/flyer-actions/flyer-actions";
import type { Retreat } from "@/lib/content";

jest.mock("next/navigation", () => ({ usePathname: () => "/calendrier", useRouter: () => ({}) }));

const RETREAT = { id: "neige", title: "Neige", start: "2027-03-14", end: "2027-03-16", images: [] };

const offered = (status?: Retreat["status"], called = false) => {
  render(
    <FlyerActions
      retreat={{ ...RETREAT, description: "", status } as Retreat}
      over={false}
      called={called}
    />,
  );
  return screen.getAllByRole("link").map(({ textContent }) => textContent?.split(/\s:/)[0]);
};

describe("what a flyer offers", () => {
  test("a retreat with places left is booked, and kept in one’s agenda", () => {
    expect(offered()).toEqual(["Réserver", "Nous écrire", "Ajouter à mon agenda"]);
  });

  test("a full one leads on to others first, and is kept by who has a place", () => {
    expect(offered("complet")).toEqual([
      "Voir les retraites à venir",
      "Nous appeler",
      "Nous écrire",
      "Ajouter à mon agenda",
    ]);
  });

  test("where the call stands above already, only one that can be booked says it again", () => {
    expect(offered(undefined, true)).toContain("Réserver");
    cleanup();
    expect(offered("annulé", true)).toEqual(["Voir les retraites à venir", "Nous écrire"]);
  });

  test.each(["annulé", "reporté"] as const)("of one that is %s no agenda is given the days", (status) => {
    expect(offered(status)).toEqual(["Voir les retraites à venir", "Nous appeler", "Nous écrire"]);
  });
});
