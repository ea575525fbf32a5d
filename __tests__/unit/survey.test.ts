import { surveyPage } from "@/app/apercu/survey-page";
import { findBadPictures } from "@/lib/content/bad-pictures";
import { byCollection, type CollectionName } from "@/lib/content/collections";
import type { SourceStatus } from "@/lib/content/sources/guarded";
import { survey, troublesOf } from "@/lib/content/survey";
import { MissingPicture } from "@/lib/pictures/read";

const [earlier, later] = ["2026-11-21T10:00:00.000Z", "2026-11-21T10:00:54.000Z"];
const hearing = (except?: CollectionName) =>
  byCollection((name) => ({ subscribed: name !== except, lastChange: null }));
const open = (status: Partial<SourceStatus>, faults?: string[]) => ({
  status: (): SourceStatus => ({ source: faults ? "embedded" : "firestore-admin", ...status }),
  ...(faults && { faults: async () => faults }),
});

test.each<[string, ReturnType<typeof open>, string[]]>([
  ["all is well", open({ lastSuccess: later, lastFailure: earlier, listening: hearing() }), []],
  [
    "the last read failed",
    open({ lastSuccess: earlier, lastFailure: later, listening: hearing() }),
    ["la source ne répond pas"],
  ],
  [
    "a listener is lost",
    open({ lastSuccess: later, listening: hearing("photos") }),
    ["écoute interrompue : photos"],
  ],
  ["a file is broken", open({ lastSuccess: later }, ["photos.json a disparu"]), ["photos.json a disparu"]],
])("health and the hosts' page tell the same: %s", async (_, source, expected) => {
  const troubles = await troublesOf(source);
  expect(troubles).toEqual(expected);
  const page = surveyPage(undefined, source.status(), troubles, 300);
  const [, note = ""] = /<p class="(?:good|bad)">(.*?)<\/p>/.exec(page) ?? [];
  const said = expected[0] ?? "Le site écoute la base";
  expect(note.toLowerCase()).toContain(said.toLowerCase());
  expect(page.includes('class="good"')).toBe(expected.length === 0);
});

test("the hosts' page lists what the check lists: unfit pictures, and what is left of the demonstration", async () => {
  const typed: Partial<Record<CollectionName, Record<string, object>>> = {
    photos: { a: { name: "A", img: "/photos/absente.jpg" }, b: { name: "B", img: "/photos/lente.jpg" } },
    pages: { contact: { intro: "Ici." } },
  };
  const contents = byCollection((name) =>
    Object.entries(typed[name] ?? {}).map(([id, data]) => ({ id, data: { ...data } })),
  );
  const { unfit, unread } = await findBadPictures(contents, async (src) => {
    throw src.includes("absente") ? new MissingPicture("fichier absent") : new Error("trop long");
  });
  expect(unread).toBe(1);
  const found = survey(contents, [], unfit, false);
  const page = surveyPage(found, open({}).status(), [], 300);
  const listed = [...page.matchAll(/<h[23]>(?:<a[^>]*>)?([^<]*)/g)].map(([, heading = ""]) => heading);
  expect(page).toContain("<li>img : image introuvable (absente.jpg).");
  expect(listed).toEqual(expect.arrayContaining(["photos/a", "Reste de la démonstration", "pages/contact"]));
  expect(listed.indexOf("pages/contact")).toBeGreaterThan(listed.indexOf("Reste de la démonstration"));
  expect(survey(contents, [], [], true).rest).toEqual([]);
});
