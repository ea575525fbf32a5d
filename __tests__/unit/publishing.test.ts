import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { type ContentEvent, eventOfWebhook } from "@/lib/publishing/events";
import { planFor, renew } from "@/lib/publishing/renew";
import { visitPages } from "@/lib/publishing/visit";
import { EVERY_PAGE, MESSAGES, pagesShowing } from "@/lib/routes";
import { publish } from "@/testing/content";

const tags: { stale: string[]; expired: string[] } = { stale: [], expired: [] };
let afterwards: Promise<void> | undefined;

jest.mock("@/lib/publishing/visit", () => ({ visitPages: jest.fn() }));
jest.mock("@/lib/content/sources", () => jest.requireActual("@/testing/content"));
jest.mock("next/cache", () => ({
  cacheLife: () => {},
  cacheTag: () => {},
  revalidateTag: (tag: string, life: unknown) => (life === "max" ? tags.stale : tags.expired).push(tag),
}));
jest.mock("next/server", () => ({
  after: (work: () => Promise<void>) => {
    afterwards = work();
  },
}));

type Change = Extract<ContentEvent, { kind: "documents" }>;
const documents = (ids: Partial<Change>, collection: CollectionName): Change => ({
  kind: "documents",
  added: [],
  changed: [],
  gone: [],
  ...ids,
  collection,
});
const partners = (ids: Partial<Change>) => planFor(documents(ids, "partners"));

test("a webhook names a document or a whole collection", () => {
  const partner = { collection: "partners", id: "camille" };
  expect(eventOfWebhook(partner)).toEqual(documents({ added: ["camille"] }, "partners"));
  expect(eventOfWebhook({ collection: "photos" })).toEqual({
    kind: "collection",
    collection: "photos",
    gone: [],
  });
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

describe("the renewals of a change", () => {
  test("are for an edit that document and its list in the background, its page first", () => {
    expect(partners({ changed: ["amandine"] })).toEqual({
      stale: ["partners::list", "partners:amandine"],
      expired: [],
      first: ["/partenaire/amandine", "/partenaires"],
      lists: ["partners"],
      pages: ["/sitemap.xml", "/partenaire/amandine/opengraph-image"],
    });
  });

  test("expire what names a hidden or removed document, and that a new one was missing", () => {
    expect(partners({ changed: ["zoé"], gone: ["amandine"] })).toMatchObject({
      stale: ["partners::list", "partners:zo%C3%A9"],
      expired: ["partners::removal", "partners:amandine"],
    });
    expect(partners({ added: ["zoé"] })).toMatchObject({
      stale: ["partners::list"],
      expired: ["partners:zo%C3%A9"],
      first: ["/partenaire/zo%C3%A9", "/partenaires"],
    });
    const gone = ["amandine"];
    expect(planFor({ kind: "collection", collection: "partners", gone })).toMatchObject({
      stale: ["partners"],
      expired: ["partners::removal", "partners:amandine"],
    });
  });

  test("are two pages before their list, whatever was edited, and the others after it", () => {
    const { first, pages } = planFor(documents({ changed: ["a", "b", "c"] }, "calendar"));
    const [a, b, c] = ["a", "b", "c"].map((id) => `/calendrier/flyers/${id}`);
    const files = [a, b, c].flatMap((page) => [`${page}/opengraph-image`, `${page}/evenement.ics`]);
    expect(first).toEqual([a, b, "/", "/calendrier"]);
    expect(pages).toEqual(["/sitemap.xml", "/calendrier.ics", c, ...files]);
  });

  test("are all tags for hundreds of changes, the collection for thousands", () => {
    const ids = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`);
    expect(partners({ changed: ids(500) }).stale).toHaveLength(501);
    expect(partners({ changed: ids(5000) }).stale).toEqual(["partners"]);
  });
});

describe("a renewal", () => {
  const NOON = Date.parse("2027-03-14T12:00:00Z");
  const clock = async (at: number) => {
    tags.stale = [];
    tags.expired = [];
    jest.setSystemTime(at);
    jest.mocked(visitPages).mockClear();
    await renew([{ kind: "clock" }]);
    await afterwards;
    return [...tags.expired, ...tags.stale];
  };

  beforeAll(() => {
    jest.useFakeTimers({ now: NOON });
    return clock(NOON);
  });
  afterAll(() => jest.useRealTimers());

  test("marks everything at once; then pages are visited, those of the edit first, and every page of the site", async () => {
    publish({ workshops: { gavotte: { category: "Danse" } } });
    jest.mocked(visitPages).mockClear();
    await renew([documents({ changed: ["gavotte"] }, "workshops")]);
    await afterwards;
    expect(jest.mocked(visitPages).mock.calls).toEqual([
      [["/atelier/gavotte", ...pagesShowing("workshops")]],
      [[], expect.arrayContaining(["/ateliers/danse", ...EVERY_PAGE, ...MESSAGES])],
    ]);
  });

  test("comes when the moment of a document has come, once, one for each collection", async () => {
    const at = (ms: number) => new Date(NOON + ms).toISOString();
    const moments = Array.from({ length: 500 }, (_, i) => [i, { publishAt: at(-1000 - i) }]);
    publish({
      // Those that passed before the start are nothing new, however many they are.
      calendar: Object.fromEntries(moments),
      workshops: { yoga: { publishAt: at(5000) }, sauna: { publishAt: at(5200) } },
      partners: { zoé: { publishAt: at(900_000) } },
    });
    expect(await clock(NOON + 4999)).toEqual([]);
    expect(visitPages).not.toHaveBeenCalled();
    expect(await clock(NOON + 6000)).toEqual(["workshops:yoga", "workshops:sauna", "workshops::list"]);
    expect(await clock(NOON + 11_000)).toEqual([]);
    // A machine that slept.
    expect(await clock(NOON + 3_600_000)).toEqual(["partners:zo%C3%A9", "partners::list"]);
  });

  test("comes with a new day in Paris", async () => {
    expect(await clock(Date.parse("2027-03-14T22:59:58Z"))).toEqual([]);
    expect(await clock(Date.parse("2027-03-14T23:00:03Z"))).toEqual(["today"]);
  });
});
