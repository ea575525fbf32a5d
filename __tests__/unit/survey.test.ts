import { surveyPage } from "@/app/apercu/survey-page";
import { findBadPictures } from "@/lib/content/bad-pictures";
import { byCollection, type CollectionName } from "@/lib/content/collections";
import { type FeedStatus, troublesOf } from "@/lib/content/feed";
import type { ContentSource } from "@/lib/content/source";
import { survey } from "@/lib/content/survey";
import { MissingPicture } from "@/lib/pictures/read";

const [earlier, later] = ["2026-11-21T10:00:00.000Z", "2026-11-21T10:00:54.000Z"];
const nothing = byCollection(() => []);
const status = (more: Partial<FeedStatus> = {}): FeedStatus => ({
  ...{ source: "firestore-admin", failing: {}, isWatched: true, lastChange: {}, lastSuccess: later },
  ...more,
});

test.each<[string, FeedStatus, string[], string[]]>([
  ["all is well", status({ lastFailure: earlier }), [], []],
  ["a listener is lost", status({ failing: { photos: later } }), [], ["écoute interrompue : photos"]],
  ["the content comes from the disk", status({ copyOf: earlier }), [], [`contenu du ${earlier}`]],
  ["a file is broken", status({ source: "embedded" }), ["photos.json a disparu"], ["photos.json a disparu"]],
])("health and the hosts' page tell the same: %s", async (_, feed, faults, expected) => {
  const source = { name: feed.source, list: async () => [], faults: async () => faults } as ContentSource;
  const troubles = await troublesOf(source, feed);
  expect(troubles).toEqual(expected);
  const page = surveyPage(survey(nothing, [], []), feed, troubles, 300);
  const [, look, note = ""] = /<p class="(good|bad)">(.*?)<\/p>/.exec(page) ?? [];
  const said = expected[0] ?? "Le site écoute la base";
  expect(note.toLowerCase()).toContain(said.toLowerCase());
  expect(look).toBe(expected.length === 0 ? "good" : "bad");
});

test("the hosts' page lists what the check lists: unfit pictures, and pages with the shipped words", async () => {
  const typed: Partial<Record<CollectionName, Record<string, object>>> = {
    photos: { a: { name: "A", img: "/photos/absente.jpg" }, b: { name: "B", img: "/photos/lente.jpg" } },
    pages: { contact: { intro: "Ici." }, elements: { title: "Quatre" } },
  };
  const contents = byCollection((name) =>
    Object.entries(typed[name] ?? {}).map(([id, data]) => ({ id, data: { ...data } })),
  );
  const { unfit, unread } = await findBadPictures(contents, async (src) => {
    throw src.includes("absente") ? new MissingPicture("fichier absent") : new Error("trop long");
  });
  expect(unread).toBe(1);
  const found = survey(contents, [], unfit);
  const page = surveyPage(found, status(), [], 300);
  const listed = [...page.matchAll(/<h[23]>(?:<a[^>]*>)?([^<]*)/g)].map(([, heading = ""]) => heading);
  expect(page).toContain("<li>img : image introuvable (absente.jpg).");
  expect(listed).toEqual(
    expect.arrayContaining(["photos/a", "Avec les mots livrés (16)", "pages/elements", "pages/accueil"]),
  );
  expect(listed).not.toContain("pages/contact");
});
