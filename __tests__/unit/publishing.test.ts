import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { announce } from "@/lib/publishing/announce";
import { type ContentEvent, eventOfWebhook } from "@/lib/publishing/events";
import { planFor } from "@/lib/publishing/renew";
import type { schedulePublications } from "@/lib/publishing/triggers";
import { EVERY_PAGE } from "@/lib/routes";

jest.mock("@/lib/publishing/announce", () => ({ announce: jest.fn() }));

test("a webhook names a document or a whole collection", () => {
  const documents = { kind: "documents", added: [], changed: ["camille"] };
  const partner = { collection: "partners", id: "camille" };
  expect(eventOfWebhook(partner)).toEqual({ ...documents, collection: "partners" });
  expect(eventOfWebhook({ collection: "photos" })).toEqual({ kind: "collection", collection: "photos" });
});

test.each([
  ["Corps JSON attendu.", undefined],
  ["Corps JSON attendu.", "partners"],
  [`« collection » doit être l’une de : ${COLLECTION_NAMES.join(", ")}`, { collection: "hotes" }],
  ["« id » doit être un texte", { collection: "partners", id: 7 }],
  ["« id » ne peut pas être l’identifiant d’un document", { collection: "partners", id: "a/b" }],
])("a webhook is refused: %s", (error, body) => {
  expect(eventOfWebhook(body)).toEqual({ error });
});

type Change = Partial<Extract<ContentEvent, { kind: "documents" }>>;
const change = (ids: Change, shown?: string[]) =>
  planFor(
    { kind: "documents", collection: "partners", added: [], changed: [], ...ids },
    shown && new Set(shown),
  );

describe("the renewals of a change", () => {
  test("are for an edit that document, its page first, and then its list, in the background", () => {
    const list: ContentEvent = { kind: "list", collection: "partners", ids: ["amandine"] };
    const renewals = {
      stale: ["partners:amandine"],
      expired: ["beyond"],
      first: ["/partenaire/amandine"],
      pages: [],
      lists: [],
      next: list,
    };
    // A removal is no other change: it expires nothing at once, so that an outage takes no page down.
    expect(change({ changed: ["amandine"] })).toEqual(renewals);
    expect(planFor(list)).toEqual({
      stale: ["partners::list"],
      expired: [],
      pages: [
        ...["/partenaires", "/sitemap.xml", "/partenaire/amandine/opengraph-image"],
        ...EVERY_PAGE.filter((page) => page !== "/partenaires"),
        "/partenaire/amandine",
      ],
      lists: ["partners"],
    });
  });

  test("expire the list of a hidden or removed document, so that no page names it once more", () => {
    const expired = ["beyond", "partners::removal", "partners:amandine"];
    const changed = ["zoé", "amandine"];
    const event: ContentEvent = { kind: "documents", collection: "partners", added: [], changed };
    expect(planFor(event, new Set(changed), ["amandine"])).toMatchObject({
      stale: expect.arrayContaining(["partners:zo%C3%A9"]),
      expired,
    });
    // A new subscription of the listener names nothing that was removed.
    const every: ContentEvent = { kind: "collection", collection: "partners" };
    expect(planFor(every, new Set(["amandine"]), ["amandine"])).toMatchObject({ expired });
  });

  test("expire the 404 answer of a new or newly published document at once", () => {
    const expired = ["beyond", "partners:zo%C3%A9"];
    expect(change({ added: ["zoé"] })).toMatchObject({ stale: [], expired, first: ["/partenaire/zo%C3%A9"] });
    expect(change({ changed: ["zoé", "amandine"] }, ["amandine"])).toMatchObject({
      stale: ["partners:amandine"],
      expired,
    });
  });

  test("are combined for several changes, within their collection", () => {
    const ids = { added: ["a"], changed: ["b", "c"] };
    const { stale, expired, first } = change({ collection: "calendar", ...ids });
    const { pages } = planFor({ kind: "list", collection: "calendar", ids: ["a", "b", "c"] });
    expect(stale).toEqual(["calendar:b", "calendar:c"]);
    expect(expired).toEqual(["beyond", "calendar:a"]);
    const [a, b, c] = ["a", "b", "c"].map((id) => `/calendrier/flyers/${id}`);
    const files = (page = "") => [`${page}/opengraph-image`, `${page}/evenement.ics`];
    expect(first).toEqual([a, b]);
    expect(pages).toEqual([
      ...["/", "/calendrier", "/sitemap.xml", "/calendrier.ics", ...files(a)],
      ...EVERY_PAGE.filter((page) => page !== "/" && page !== "/calendrier"),
      ...[a, b, c, ...files(b), ...files(c)],
    ]);
  });

  test("are all tags for hundreds of changes, the collection for thousands", () => {
    const ids = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`);
    expect(change({ changed: ids(500) }).stale).toHaveLength(500);
    const every = planFor({ kind: "collection", collection: "partners" });
    expect(change({ changed: ids(5000), added: ["zoé"] })).toEqual(every);
  });

  test("are every page for an edit of any collection, those with its documents first", () => {
    const pages = (collection: CollectionName) => planFor({ kind: "list", collection, ids: ["feu"] }).pages;
    expect(pages("workshops").slice(0, 2)).toEqual(["/", "/ateliers"]);
    for (const collection of COLLECTION_NAMES)
      expect(pages(collection)).toEqual(expect.arrayContaining(EVERY_PAGE));
  });

  test("are at midnight the day and every page, of a collection its tag in the background", () => {
    const everything = { stale: ["today"], expired: ["beyond"], pages: EVERY_PAGE, lists: ["calendar"] };
    expect(planFor({ kind: "midnight" })).toEqual(everything);
    const photos = { stale: ["photos"], expired: ["beyond"], lists: ["photos"] };
    expect(planFor({ kind: "collection", collection: "photos" })).toMatchObject(photos);
  });
});

describe("a publication", () => {
  const NOON = Date.parse("2027-03-14T12:00:00Z");
  const at = (id: string, ms: number) => ({
    collection: "workshops" as const,
    id,
    at: new Date(NOON + ms).toISOString(),
  });
  /** A process that starts at noon. */
  let awaiting: typeof schedulePublications;

  beforeEach(() => {
    jest.useFakeTimers({ now: NOON });
    jest.resetModules();
    delete (globalThis as { __publications?: object }).__publications;
    awaiting = require("@/lib/publishing/triggers").schedulePublications;
  });
  afterEach(() => jest.useRealTimers());

  /** The announcements since the last call, as `added yoga`. */
  function announced(): string[] {
    const mocked = jest.mocked<typeof announce>(require("@/lib/publishing/announce").announce);
    const news = mocked.mock.calls.flatMap(([one]) => (one.kind === "documents" ? [one] : []));
    mocked.mockClear();
    return news.flatMap(({ added = [], changed = [] }) =>
      [added.map((id) => `added ${id}`), changed.map((id) => `changed ${id}`)].flat(),
    );
  }

  test("before the start of the process is announced once", () => {
    const all = [at("yoga", -5000), at("sauna", 60_000)];
    awaiting(all);
    expect(announced()).toEqual(["changed yoga"]);
    awaiting(all);
    expect(announced()).toEqual([]);
  });

  test("is announced once, soon after its time, also after a second call", () => {
    const all = [at("yoga", 60_000), at("sauna", 60_200), at("chant", 120_000)];
    awaiting(all);
    jest.advanceTimersByTime(59_999);
    expect(announced()).toEqual([]);
    jest.advanceTimersByTime(101);
    awaiting(all);
    jest.advanceTimersByTime(4900);
    expect(announced()).toEqual(["added yoga", "added sauna"]);
    jest.advanceTimersByTime(60_000);
    expect(announced()).toEqual(["added chant"]);
    jest.advanceTimersByTime(3600_000);
    expect(announced()).toEqual([]);
  });

  test("is kept beyond the limit of timers", () => {
    const days = 24 * 3600_000;
    awaiting([at("yoga", 60 * days)]);
    jest.advanceTimersByTime(60 * days - 1);
    expect(announced()).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(announced()).toEqual(["added yoga"]);
  });
});
