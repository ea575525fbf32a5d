import { cleanup, render, screen } from "@testing-library/react";
import { FlyerActions } from "@/components/flyer-actions/flyer-actions";
import type { Retreat } from "@/lib/content";

jest.mock("next/navigation", () => ({ usePathname: () => "/calendrier", useRouter: () => ({}) }));

const RETREAT = { id: "neige", title: "Neige", start: "2027-03-14", end: "2027-03-16", images: [] };

const offered = (status?: Retreat["status"], { long = false, over = false } = {}) => {
  render(
    <FlyerActions retreat={{ ...RETREAT, description: "", status } as Retreat} over={over} long={long} />,
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

  test("after a long text, only the call of one that can be booked is said again", () => {
    expect(offered(undefined, { long: true })).toContain("Réserver");
    cleanup();
    expect(offered("annulé", { long: true })).toEqual(["Nous écrire"]);
  });

  test("one that is over leads on to others, and nobody calls about it", () => {
    expect(offered(undefined, { over: true })).toEqual(["Voir les retraites à venir", "Nous écrire"]);
    cleanup();
    expect(offered(undefined, { over: true, long: true })).toEqual(["Nous écrire"]);
  });

  test.each(["annulé", "reporté"] as const)("of one that is %s no agenda is given the days", (status) => {
    expect(offered(status)).toEqual(["Voir les retraites à venir", "Nous appeler", "Nous écrire"]);
  });
});
