import { symlinkSync, utimesSync } from "node:fs";
import type http from "node:http";
import { gzipSync } from "node:zlib";
import { messageFor, statusOf } from "@/lib/publishing/messages";
import { EVERY_PAGE, SUBSCRIPTION } from "@/lib/routes";
import type { Encoding } from "@/lib/server/dress";
import { encodingFor } from "@/lib/server/encodings";
import { Front } from "@/lib/server/front";
import { securityHeaders } from "@/lib/server/headers";
import type { Publisher } from "@/lib/server/publisher";
import { canonicalSpelling, redirectFor } from "@/lib/server/redirects";
import { Store, type StoredAnswer } from "@/lib/server/store";
import { type Ask, ask, SECURITY_HEADERS, valuesOf } from "@/testing/ask";
import { temporaryFolder } from "@/testing/folder";

const { at, write } = temporaryFolder();
jest.mock("@/lib/config/folders", () => ({
  get BUILD() {
    return at("build");
  },
  get PUBLIC() {
    return at("public");
  },
  get PROJECT() {
    return at("");
  },
}));

// As an owner types addresses of an older site.
jest.mock("@/lib/config/redirects.mjs", () => ({
  redirects: () => [
    { source: "/séjours", destination: "/calendrier" },
    { source: "/stages-passes/", destination: "/calendrier" },
    ...jest.requireActual("@/lib/config/redirects.mjs").redirects(),
  ],
}));

test.each<[string | undefined, Encoding[], Encoding]>([
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"], "br"],
  ["gzip", ["br", "gzip", "identity"], "gzip"],
  ["br;q=0.5, gzip;q=0.8", ["br", "gzip", "identity"], "gzip"],
  ["br;q=0, *", ["br", "gzip", "identity"], "gzip"],
  ["BR ; Q=1", ["br", "gzip", "identity"], "br"],
  ["*;q=0", ["br", "gzip", "identity"], "identity"],
  ["identity, gzip;q=0.5", ["br", "gzip", "identity"], "identity"],
  ["deflate", ["br", "gzip", "identity"], "identity"],
  ["", ["br", "gzip", "identity"], "identity"],
  [undefined, ["br", "gzip", "identity"], "identity"],
  ["br", ["identity"], "identity"],
  ["br;q=abc, gzip", ["br", "gzip", "identity"], "gzip"],
])("a client that accepts %p gets, of %j, %s", (accepted, available, sent) => {
  expect(encodingFor(accepted, available)).toBe(sent);
});

test.each([
  ["/partenaires/page/1", "/partenaires"],
  ["/ateliers/bien-%C3%AAtre/page/1", "/ateliers/bien-%C3%AAtre"],
  ["/calendrier/passees", "/calendrier"],
  ["/calendrier/passees/page/1", "/calendrier"],
  ["/elements/feu/opengraph-image", "/opengraph-image/feu"],
  ["/s%C3%A9jours", "/calendrier"],
  ["/stages-passes", "/calendrier"],
  ["/calendrier/passees/page/2", undefined],
  ["/partenaires/page/10", undefined],
  ["/", undefined],
  ["/%E0%A4%A", undefined],
])("the old address %s leads to %p", (address, to) => {
  expect(redirectFor(address)).toBe(to);
});

test.each([
  ["/le-lieu/", "/le-lieu"],
  ["//le-lieu", "/le-lieu"],
  ["/", "/"],
  ["/atelier/l'été", "/atelier/l%27%C3%A9t%C3%A9"],
  ["/atelier/l%27%c3%a9t%c3%a9", "/atelier/l%27%C3%A9t%C3%A9"],
  ["/partenaire/a%2Fb", "/partenaire/a%2Fb"],
  ["/partenaire/100%25", "/partenaire/100%25"],
  ["/partenaire/%E0%A4%A", undefined],
])("%s has one spelling: %p", (typed, address) => {
  expect(canonicalSpelling(typed)).toBe(address);
});

test.each([
  ["/partenaire/personne", "partenaire"],
  ["/atelier/rien", "atelier"],
  ["/calendrier/flyers/rien", "retraite"],
  ["/elements/plastique", "element"],
  ["/ateliers/rien", "categorie"],
  ["/ateliers/rien/page/2", "page"],
  ["/partenaire/personne/encore", "page"],
  ["/calendrier/flyers/rien/evenement.ics", "page"],
  ["/partenaires/page/9", "page"],
  ["/nulle-part", "page"],
  ["/", "page"],
] as const)("%s that leads nowhere has the message « %s »", (address, message) => {
  expect([messageFor(address), statusOf(`/messages/${message}`)]).toEqual([message, 404]);
});

test("other sites may embed pictures, previews, icons and feeds, and nothing else", () => {
  const mayEmbed = (address: string) =>
    securityHeaders(address, { isSecure: true, isPreview: false }).flat().includes("cross-origin");
  const embedded = [
    ...["/_next/image?url=a&w=96", "/art/icon.svg", "/photos/torrent.jpg", "/favicon.ico", SUBSCRIPTION],
    ...["/opengraph-image/accueil", "/atelier/a/opengraph-image", "/calendrier/flyers/a/evenement.ics"],
  ];
  expect(embedded.filter((address) => !mayEmbed(address))).toEqual([]);
  const others = [...EVERY_PAGE, "/messages/page", "/sitemap.xml", "/_next/static/", ""];
  expect(others.filter(mayEmbed)).toEqual([]);
});

describe("a visitor", () => {
  const store = new Store(undefined);
  /** Addresses that exist and were not made yet. */
  const waiting = new Set<string>();
  const called: string[] = [];
  const publisher = {
    isSendable: () => true,
    hasAddress: (key: string) => store.get(key) !== undefined || waiting.has(key),
    makeNext: async (key: string) => {
      if (key === "/bientot") await keep("/bientot", "Bientôt");
    },
  };
  let server: http.Server;
  let origin: string;

  async function keep(address: string, text: string, more: Partial<StoredAnswer> = {}): Promise<void> {
    const stored: StoredAnswer = {
      ...{
        address,
        status: statusOf(address),
        etag: `"${text}"`,
        madeWith: "",
        asked: [],
        pictures: [],
      },
      headers: [
        ["content-type", "text/html; charset=utf-8"],
        ["content-security-policy", "default-src 'self'"],
        ["cache-control", "public, max-age=0"],
      ],
      bodies: { br: Buffer.from(`br ${text}`), gzip: gzipSync(text) },
      ...more,
    };
    await store.put(stored);
  }
  const get = (path: string, more: Partial<Ask> = {}) => ask(origin, { path, ...more });
  const seen = async (path: string, more?: Partial<Ask>) => {
    const { status, body } = await get(path, more);
    return [status, body.toString()];
  };

  beforeAll(async () => {
    write("build/static/chunks/a.js", "script");
    write("build/static/chunks/a.js.br", "compressed");
    write("public/art/icon.svg", "<svg/>");
    write("content/demo/photos/Été (1).jpg", "photo");
    write("secret.jpg", "secret");
    for (const name of ["pages.json", "plan.jpg", "photos/notes.json"])
      write(`content/demo/${name}`, "secret");
    symlinkSync(at("secret.jpg"), at("content/demo/photos/link.jpg"));
    await keep("/le-lieu", "Le lieu");
    await keep("/messages/page", "Introuvable");
    await keep("/messages/partenaire", "Pas de partenaire");
    const front = new Front(store, publisher as unknown as Publisher, {
      isSecure: true,
      isPreview: false,
      answerCall: (address, _, response) => {
        called.push(address);
        if (address === "/api/health") response.end("ok");
        return address === "/api/health";
      },
    });
    server = front.server().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  });
  afterAll(() => server.close());

  test("gets what is stored, in the best encoding, whatever the query; a HEAD its head alone", async () => {
    expect(await seen("/le-lieu?a=1")).toEqual([200, "Le lieu"]);
    expect(await seen("/le-lieu", { headers: { "accept-encoding": "gzip, br" } })).toEqual([
      200,
      "br Le lieu",
    ]);
    const head = await get("/le-lieu", { method: "HEAD" });
    expect([head.status, head.body.length, valuesOf(head, "content-length")]).toEqual([200, 0, ["7"]]);
  });

  test.each([
    ['"Le lieu"', 304],
    ['W/"Le lieu"', 304],
    ['"autre", "Le lieu"', 304],
    ["*", 304],
    ['"autre"', 200],
    ["Le lieu", 200],
  ])("who has it already, by %s, gets %d", async (tag, status) => {
    const answer = await get("/le-lieu", { headers: { "if-none-match": tag } });
    expect([answer.status, answer.body.length > 0]).toEqual([status, status === 200]);
    expect([valuesOf(answer, "etag"), valuesOf(answer, "content-type").length]).toEqual([
      ['"Le lieu"'],
      status === 200 ? 1 : 0,
    ]);
  });

  test("gets at an address that leads nowhere the message of its kind", async () => {
    expect(await seen("/partenaire/personne")).toEqual([404, "Pas de partenaire"]);
    for (const address of [
      ...["/nulle-part", "/%", "/%E0%A4%A", "/messages", "/Le-Lieu", "http://ailleurs/", "//api/health"],
      ...["/api/picture?url=%2Fart%2Ficon.svg&w=96", "/_next/static/%", "/_next/static/chunks/"],
    ])
      expect([address, ...(await seen(address))]).toEqual([address, 404, "Introuvable"]);
  });

  test("is led from another spelling or an old address to the one address, once", async () => {
    for (const [typed, to] of [
      ["/le-lieu/", "/le-lieu"],
      ["//le-lieu", "/le-lieu"],
      ["/partenaires/page/1", "/partenaires"],
    ] as const) {
      const answer = await get(typed);
      expect([typed, answer.status, valuesOf(answer, "location")]).toEqual([typed, 308, [to]]);
    }
    // Nothing of a stranger's address is sent back.
    expect((await get("//ailleurs.example/")).status).toBe(404);
  });

  test("waits for an address that is not made yet, else is told to come back", async () => {
    waiting.add("/bientot").add("/plus-tard");
    expect(await seen("/bientot")).toEqual([200, "Bientôt"]);
    const late = await get("/plus-tard");
    expect([late.status, valuesOf(late, "retry-after")]).toEqual([503, ["5"]]);
    await keep("/messages/attente", "Encore un instant");
    expect(await seen("/plus-tard")).toEqual([503, "Encore un instant"]);
  });

  test("may only read, and ask with a short address", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const refused = await get("/le-lieu", { method });
      expect([method, refused.status, valuesOf(refused, "allow")]).toEqual([method, 405, ["GET, HEAD"]]);
    }
    expect((await get("/api/../le-lieu", { method: "POST" })).status).toBe(405);
    expect((await get(`/${"a".repeat(2100)}`)).status).toBe(414);
    expect(await seen("/api/health")).toEqual([200, "ok"]);
    expect(called).toContain("/le-lieu");
  });

  test("gets files of the build for a year, drawings for a day, and a photo that was added since the start", async () => {
    const script = await get("/_next/static/chunks/a.js", { headers: { "accept-encoding": "br" } });
    expect([script.body.toString(), valuesOf(script, "cache-control")]).toEqual([
      "compressed",
      [expect.stringMatching(/max-age=31536000.*immutable/)],
    ]);
    expect(valuesOf(await get("/art/icon.svg"), "cache-control")).toEqual([expect.stringMatching(/86400/)]);
    write("content/demo/photos/new.jpg", "new photo");
    utimesSync(at("content/demo/photos/new.jpg"), 1_800_000_000, 1_800_000_000);
    const photo = await get("/photos/new.jpg");
    expect([photo.body.toString(), valuesOf(photo, "content-type")]).toEqual(["new photo", ["image/jpeg"]]);
    expect(valuesOf(photo, "cross-origin-resource-policy")).toEqual(["cross-origin"]);
    const again = await get("/photos/new.jpg", {
      headers: { "if-none-match": valuesOf(photo, "etag")[0] ?? "" },
    });
    expect(again.status).toBe(304);
    expect(await seen("/photos/%C3%89t%C3%A9%20(1).jpg")).toEqual([200, "photo"]);
  });

  test.each([
    ...["/photos/absente.jpg", "/photos/%2e%2e%2f%2e%2e%2fsecret.jpg", "/photos/..%5c..%5csecret.jpg"],
    ...["/photos/../plan.jpg", "/photos/notes.json", "/photos/link.jpg", "/pages.json", "/plan.jpg"],
    ...["/photos/../../secret.jpg", "/_next/static/../../../secret.jpg", "/_next/static/chunks/b.js"],
  ])("gets no other file: %s", async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  test("gets a picture that some page names, and no other", async () => {
    const picture = "/_next/image?url=%2Fphotos%2Fa.jpg&w=480";
    await keep(`${picture} webp`, "webp", {
      ...{ headers: [["content-type", "image/webp"]], bodies: { identity: Buffer.from("webp") } },
    });
    expect(await seen(picture, { headers: { accept: "image/webp,*/*" } })).toEqual([200, "webp"]);
    expect((await get(`${picture}0`, { headers: { accept: "image/webp" } })).status).toBe(404);
  });

  test("gets every answer with each security header once", async () => {
    for (const address of ["/le-lieu", "/nulle-part", "/le-lieu/", "/art/icon.svg", "/art/none.svg"]) {
      const answer = await get(address);
      for (const name of SECURITY_HEADERS)
        expect([address, name, valuesOf(answer, name).length]).toEqual([address, name, 1]);
      expect(valuesOf(answer, "strict-transport-security")).toHaveLength(1);
    }
  });
});
