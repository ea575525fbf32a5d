/** @jest-environment jsdom */
import { atomFeed } from "@/lib/site/feeds";

const parse = (feed: string) => {
  const document = new DOMParser().parseFromString(feed, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
};
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

test("lists the latest change first, as the date of the feed", () => {
  const document = parse(
    atomFeed([
      {
        id: "a",
        title: "Ancienne",
        start: "2027-01-01",
        end: "2027-01-02",
        updatedAt: "2026-01-01T00:00:00Z",
      },
      { id: "b", title: "Récente", updatedAt: "2026-06-01T00:00:00Z" },
      { id: "c", title: "Sans fin", start: "2027-02-01", updatedAt: "2025-06-01T00:00:00Z" },
    ]),
  );
  expect(texts(document, "entry > title")).toEqual(["Récente", "Ancienne", "Sans fin"]);
  expect(document.querySelector("feed > updated")?.textContent).toBe("2026-06-01T00:00:00Z");
  expect(texts(document, "entry > summary")).toEqual([
    "À venir",
    "1er\u00a0janvier\u00a02027\u00a0– 2\u00a0janvier\u00a02027",
    "1er\u00a0février\u00a02027",
  ]);
});

test("dates an entry without a change by its first day, never later than the feed", () => {
  const document = parse(
    atomFeed([
      { id: "passee", title: "Passée", start: "2026-01-15", end: "2026-01-17" },
      { id: "datee", title: "Datée", start: "2027-01-15", end: "2027-01-17" },
      { id: "sans-date", title: "Sans date" },
    ]),
  );
  expect(texts(document, "entry > title")).toEqual(["Datée", "Passée"]);
  expect(texts(document, "entry > updated")).toEqual(["2026-10-15T00:00:00Z", "2026-01-15T00:00:00Z"]);
});

test("lists the hundred latest changes", () => {
  const retreats = Array.from({ length: 150 }, (_, i) => ({
    id: `r${i}`,
    title: `Retraite ${i}`,
    updatedAt: new Date(Date.UTC(2026, 0, 1, i)).toISOString(),
  }));
  const titles = texts(parse(atomFeed(retreats)), "entry > title");
  expect(titles).toHaveLength(100);
  expect(titles[0]).toBe("Retraite 149");
});

test("is valid and stable when empty", () => {
  expect(texts(parse(atomFeed([])), "feed > updated")).toHaveLength(1);
  expect(atomFeed([])).toBe(atomFeed([]));
});

test("escapes any title", () => {
  const title = `</title><script>alert("1")</script> & 'feu' 🔥 ]]>`;
  const document = parse(atomFeed([{ id: "a b&c", title, updatedAt: "2026-01-01T00:00:00Z" }]));
  expect(texts(document, "entry > title")).toEqual([title]);
  expect(document.querySelector("entry > link")?.getAttribute("href")).toBe(
    "http://localhost:3000/calendrier/flyers/a%20b%26c",
  );
});

test("drops characters that XML does not allow", () => {
  parse(atomFeed([{ id: "a", title: "Feu\u0000\u0008\ud800\uffff", updatedAt: "2026-01-01T00:00:00Z" }]));
});
