import { surveyPage } from "@/app/apercu/survey-page";
import { findBadPictures } from "@/lib/content/bad-pictures";
import { byCollection, type CollectionName } from "@/lib/content/collections";
import { Feed, type FeedStatus } from "@/lib/content/feed";
import { Snapshot } from "@/lib/content/snapshot";
import type { ContentSource } from "@/lib/content/source";
import { survey } from "@/lib/content/survey";
import { MissingPicture } from "@/lib/pictures/read";

const [earlier, later] = ["2026-11-21T10:00:00.000Z", "2026-11-21T10:00:54.000Z"];
const nothing = byCollection(() => []);
const status = (more: Partial<FeedStatus> = {}): FeedStatus => ({
  ...{ source: "firestore-admin", failing: {}, isWatched: true, lastChange: {}, lastSuccess: later },
  ...more,
});

type Trouble = { status?: Partial<FeedStatus>; fault?: string; refused?: CollectionName };
test.each<[string, Trouble, string | undefined]>([
  ["all is well", { status: { lastFailure: earlier } }, undefined],
  ["a listener is lost", { status: { failing: { photos: later } } }, "écoute interrompue : photos"],
  ["a change is too large", { refused: "photos" }, "trop de contenu : photos"],
  ["the content comes from the disk", { status: { copyOf: earlier } }, `contenu du ${earlier}`],
  ["a file is broken", { fault: "photos.json a disparu" }, "photos.json a disparu"],
])("health and the hosts' page tell the same: %s", async (_, { status: more, fault, refused }, expected) => {
  const source: ContentSource = {
    ...{ name: "firestore-admin", list: async () => [], watch: () => () => {} },
    faults: async () => (fault ? [fault] : []),
  };
  const snapshot = new Snapshot();
  if (refused) snapshot.refusedCollections.add(refused);
  const feed = new Feed(source, snapshot, { timeoutMs: 1000, intervalMs: 1000, usesReports: true });
  Object.assign(feed.status, more);
  const troubles = await feed.troubles();
  expect(troubles).toEqual(expected ? [expected] : []);
  const page = surveyPage(survey(nothing, [], []), feed.status, troubles, 300);
  const [, look, note = ""] = /<p class="(good|bad)">(.*?)<\/p>/.exec(page) ?? [];
  expect(note.toLowerCase()).toContain((expected ?? "Le site écoute la base").toLowerCase());
  expect(look).toBe(expected ? "bad" : "good");
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

test("a picture that cannot be shown is left out of gallery and carousel, and a default stands elsewhere", async () => {
  const images = ["/photos/absente.jpg"];
  const contents = {
    ...byCollection(() => []),
    photos: [{ id: "a", data: { img: images[0] } }],
    pages: ["accueil", "contact"].map((id) => ({ id, data: { images } })),
  };
  const { unfit } = await findBadPictures(contents, () => Promise.reject(new MissingPicture()));
  const shown = Object.fromEntries(unfit.map(({ id, shownInstead }) => [id, shownInstead]));
  const others = "les autres images, sans celle-ci";
  expect(shown).toEqual({ a: others, accueil: others, contact: "l’image par défaut" });
});
