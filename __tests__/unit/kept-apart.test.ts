import { leadersInList, nextInCalendar } from "@/lib/content";
import { announce } from "@/lib/publishing/announce";
import { announceKeptApart } from "@/lib/publishing/kept-apart";

jest.mock("@/lib/content", () => ({ nextInCalendar: jest.fn(), leadersInList: jest.fn() }));
jest.mock("@/lib/publishing/announce", () => ({ announce: jest.fn() }));

const SNOW = { id: "neige", title: "Neige et silence", start: "2027-01-15", end: "2027-01-17" };
const comes = (next: object | null) => jest.mocked(nextInCalendar).mockResolvedValueOnce(next as never);
const fails = () => jest.mocked(nextInCalendar).mockRejectedValueOnce(new Error("hors de portée"));
const lead = (...found: [string, string[]][]) =>
  jest.mocked(leadersInList).mockResolvedValueOnce(new Map(found));

/** What is news after a change of a collection, looked at now. */
async function newsOf(collection: "calendar" | "partners" | "photos") {
  jest.mocked(announce).mockClear();
  await announceKeptApart([collection]);
  return jest.mocked(announce).mock.calls.flatMap(([news]) => (news.kind === "kept-apart" ? news.what : []));
}

test("which retreat comes next is news when it is another one, looks different or cannot be told", async () => {
  comes(SNOW);
  expect(await newsOf("calendar")).toEqual(["next-retreat"]);
  comes({ ...SNOW });
  expect(await newsOf("calendar")).toEqual([]);
  comes({ ...SNOW, status: "complet" });
  expect(await newsOf("calendar")).toEqual(["next-retreat"]);
  comes({ ...SNOW, status: "complet", images: ["/photos/autre-affiche.jpg"] });
  expect(await newsOf("calendar")).toEqual(["next-retreat"]);
  comes(null);
  expect(await newsOf("calendar")).toEqual(["next-retreat"]);
  comes(null);
  expect(await newsOf("calendar")).toEqual([]);
  fails();
  expect(await newsOf("calendar")).toEqual(["next-retreat"]);
  comes(null);
  expect(await newsOf("calendar")).toEqual(["next-retreat"]);
});

test("who leads which workshop is news when somebody leads another one, not when a partner is edited", async () => {
  lead(["bain-sonore", ["elodie"]]);
  expect(await newsOf("partners")).toEqual(["leaders"]);
  lead(["bain-sonore", ["elodie"]]);
  expect(await newsOf("partners")).toEqual([]);
  lead(["bain-sonore", ["elodie", "amandine"]]);
  expect(await newsOf("partners")).toEqual(["leaders"]);
});

test("nothing is looked up for a collection that nothing is kept apart of", async () => {
  jest.mocked(leadersInList).mockClear();
  jest.mocked(nextInCalendar).mockClear();
  expect(await newsOf("photos")).toEqual([]);
  expect(leadersInList).not.toHaveBeenCalled();
  expect(nextInCalendar).not.toHaveBeenCalled();
});
