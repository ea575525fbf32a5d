import { render, screen } from "@testing-library/react";
import { FlyerActions } from "@/components/retreats/flyer-actions";
import type { Retreat } from "@/lib/content";

jest.mock("next/navigation", () => ({ usePathname: () => "/calendrier", useRouter: () => ({}) }));

const RETREAT = { id: "neige", title: "Neige", start: "2027-03-14", end: "2027-03-16", images: [] };

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
