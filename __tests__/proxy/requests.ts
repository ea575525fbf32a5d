import { PICTURE_SIZES, sizeQuery } from "@/lib/pictures/sizes.mjs";
import { DOCUMENTS } from "@/lib/routes";
import type { Ask } from "@/testing/ask";
import { demonstration } from "@/testing/demonstration.mjs";

const demo = demonstration();

/**
 * Requests to the shipped nginx configuration in front of the site, and what must hold. A new case is
 * one more entry:
 * - `first`: sent before, to poison the cache of nginx
 * - `ask`: the request under test
 * - `asSite`: status, type and body of the answer must be the site's own
 * - `status`: the status of the answer; `closed` if there must be none
 * - `kept`: the number of answers that nginx caches for `first` and `ask`
 *
 * In every case the answer has each security header exactly once and one `Cache-Control`.
 */
export type Case = {
  name: string;
  first?: Ask[];
  ask: Ask;
  asSite?: true;
  status?: number | "closed";
  kept?: number;
};

const gzip = { "accept-encoding": "gzip" };
const sized = (size: string, name = "512") => `url=%2Fart%2Ficon-${name}.png&${size}`;
const picture = (name: string, w = 96) => sized(`w=${w}`, name);
const image = (query: string): Ask => ({ path: `/_next/image?${query}` });
const data = (tree?: string): Ask["headers"] => ({
  rsc: "1",
  ...(tree && { "next-router-state-tree": tree }),
});
const RETREATS = DOCUMENTS.calendar.folder;
/** A page of the demonstration in each folder of pages. */
const ONE_OF: Record<string, string> = {
  [DOCUMENTS.partners.folder]: Object.keys(demo.partners)[0] as string,
  [DOCUMENTS.workshops.folder]: Object.keys(demo.workshops)[0] as string,
  [RETREATS]: Object.keys(demo.calendar)[0] as string,
  ateliers: "coaching",
};
const form = { "content-type": "multipart/form-data; boundary=x" };

const asAsk = (asked: Ask | string): Ask => (typeof asked === "string" ? { path: asked } : asked);

/** Earlier requests must not change the answer. */
const poisoned = (name: string, first: (Ask | string)[], asked: Ask | string): Case => ({
  ...asTheSite(name, asked),
  first: first.map(asAsk),
});
/** The answer must be the site's own. */
const asTheSite = (name: string, asked: Ask | string, kept?: number): Case => ({
  name,
  ask: asAsk(asked),
  asSite: true,
  kept,
});
const answered = (name: string, asked: Ask | string, status: Case["status"], kept?: number): Case => ({
  name,
  ask: asAsk(asked),
  status,
  kept,
});

export const CASES: Case[] = [
  // One request must not put an answer under the key of another.
  ...[
    ["capitals", `URL=%2Fart%2Ficon-192.png&W=96&${picture("512")}`],
    ["a name given twice", `${picture("192")}&url=%2Fart%2Ficon-512.png`],
    ["codes in the names", `%75rl=%2Fart%2Ficon-512.png&${picture("192")}`],
    ["a mark at the end of its address", `${picture("192")}#&${picture("512")}`],
  ].map(([by, query = ""]) =>
    poisoned(`a picture under the name of another, by ${by}`, [image(query)], image(picture("192"))),
  ),
  poisoned(
    "a picture in a format that the visitor cannot show",
    [{ ...image(picture("512", 192)), headers: { accept: "image/avif,*/*" } }],
    { ...image(picture("512", 192)), headers: { accept: "image/png" } },
  ),
  poisoned(
    "an encoded slash under the plain address",
    ["/ateliers/coaching%2Fpage%2F2"],
    "/ateliers/coaching/page/2",
  ),
  answered("a slash in an id", "/partenaire/a%2fb", 404, 0),
  poisoned(
    "steps up in the address",
    ["/nous-connaitre/../contact", "/nous-connaitre/%2e%2e/contact"],
    "/nous-connaitre",
  ),
  poisoned("encoded letters under the plain address", ["/%70artenaires"], "/partenaires"),
  poisoned(
    "a document under the name of the router's data",
    [{ path: "/elements?_rsc", headers: { rsc: "2" } }],
    { path: "/elements?_rsc", headers: data() },
  ),
  poisoned(
    "the router's data under the name of a document",
    [{ path: "/contact?_rsc", headers: data() }],
    "/contact",
  ),
  poisoned(
    "a segment for prefetching under the name of the router's data",
    [
      {
        path: "/le-concept?_rsc=_i_aeImnuN6u1u1r",
        headers: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
      },
    ],
    { path: "/le-concept?_rsc", headers: data() },
  ),
  poisoned(
    "separators of the key inside a header",
    [{ path: "/le-concept", headers: data(" /legal/cookies ") }],
    "/legal/cookies",
  ),
  poisoned(
    "invented headers",
    [
      {
        path: "/legal/mentions",
        headers: {
          "x-forwarded-host": "evil.example",
          "x-forwarded-proto": "gopher",
          "x-forwarded-for": "127.0.0.1",
          "x-original-url": "/contact",
          "x-rewrite-url": "/contact",
          "x-invoke-path": "/contact",
          "x-matched-path": "/contact",
          "x-middleware-rewrite": "/contact",
          "x-nextjs-data": "1",
          "x-now-route-matches": "1=contact",
          "x-http-method-override": "POST",
          "next-action": "abcdef",
          "next-url": "/contact",
          "user-agent": "Googlebot",
          cookie: "__prerender_bypass=1; __next_preview_data=1",
          authorization: "Bearer x",
        },
      },
    ],
    "/legal/mentions",
  ),
  poisoned("a question whose address is another host's", ["http://evil.example/calendrier"], "/calendrier"),
  poisoned("a question for the head alone", [{ path: "/legal/cookies", method: "HEAD" }], "/legal/cookies"),
  poisoned(
    "a question for a part",
    [{ path: "/art/logo.svg", headers: { range: "bytes=0-9" } }],
    "/art/logo.svg",
  ),
  poisoned("a compression that the visitor refuses", [{ path: "/partenaires", headers: gzip }], {
    path: "/partenaires",
    headers: { "accept-encoding": "gzip;q=0" },
  }),

  {
    name: "a mark inside an address, and another page behind it",
    first: [{ path: "/accessibilite#/../contact" }, { path: "/accessibilite#?x" }],
    ask: { path: "/accessibilite" },
    asSite: true,
    kept: 1,
  },

  // Pictures have the sizes of lib/pictures/sizes.mjs, in the spelling of pages.
  ...PICTURE_SIZES.map((size) => ({
    name: `a picture of the size ${sizeQuery(size)}`,
    ask: image(sized(sizeQuery(size))),
    asSite: true as const,
    status: 200,
  })),
  ...[
    ...["h=1280&w=720", "w=720&h=1280&h=1280", "w=720&h=", "w=720&h=0", "w=720&h=-1280", "w=720&h=01280"],
    ...["w=720&h=12800", "w=720&h=1281", "w=96&h=96", "w=720"],
  ].map((size) => answered(`a picture of no size of the site: ${size}`, image(sized(size)), 400, 0)),

  // Answers of one-time use are not cached.
  answered("an invented partner", "/partenaire/personne-1", 404, 0),
  answered("an invented flyer", "/calendrier/flyers/rien-1", 404, 0),
  asTheSite("an invented category", "/ateliers/rien-1", 0),
  answered("an invented calendar", "/calendrier/flyers/rien-1/evenement.ics", 404, 0),
  answered("an invented preview", "/opengraph-image/rien-1", 404, 0),
  ...["txt", "xml", "ics", "webmanifest", "ics#1"].map((ending) =>
    asTheSite(`an invented category that is called as a file: .${ending}`, `/ateliers/rien-2.${ending}`, 0),
  ),
  answered("an invented asset", "/_next/static/chunks/rien-1.js", 404, 0),
  { name: "an invented picture", ask: image("url=%2Fart%2Frien-1.png&w=96"), kept: 0 },
  answered("a width that is none of ours", image(picture("192", 97)), 400, 0),
  answered("more than the optimiser asks for", image(`${picture("192")}&x=1`), 400, 0),
  answered("endless spellings of a picture's address", image("url=%2f%61rt%2Ficon-192.png&w=96"), 400, 0),
  asTheSite("endless spellings of a page's address", "/le%2Dlieu", 0),
  asTheSite("an address with steps in it", "/./le-lieu", 0),
  answered("an address that leads to another", "/le-lieu/", 308, 0),
  {
    name: "campaign marks share one entry",
    first: [{ path: "/?utm_source=a" }],
    ask: { path: "/?gclid=b" },
    asSite: true,
    kept: 1,
  },
  answered("the optimiser by its inner name", `/api/picture?${picture("192")}`, 404, 0),
  answered("the optimiser by its inner name, in codes", `/%61pi/x/..%2Fpicture?${picture("192")}`, 404, 0),
  answered("the optimiser in capitals", `/_NEXT/Image?${picture("192")}`, 404, 0),
  answered("an address that nobody announced under /api/", "/api/inconnu", 404, 0),
  asTheSite("an address that nobody announced", "/inconnu", 0),
  answered("the site's health", "/api/health", 200, 0),

  // The framework's own redirects, and addresses in capitals, which do not exist.
  answered("slashes before the site's health", "//api/health", 308, 0),
  answered("a folder of assets", "/_next/static/chunks/", 308, 0),
  answered("slashes before an asset", "//_next/static/chunks/a.js", 308, 0),
  ...["/API/picture", "/Robots.txt", "/Art/icon.svg", "/CALENDRIER.ICS", "/Opengraph-image/accueil"].map(
    (path) => asTheSite(`in capitals: ${path}`, path, 0),
  ),

  // Malformed requests are refused, by nginx or by the site.
  answered("bytes that are no text", "/partenaire/%ff", 404, 0),
  answered("a letter in too many bytes", "/%c0%af", 404, 0),
  answered("half a pair of surrogates", "/%ed%a0%80", 404, 0),
  answered("a code that is none", "/%zz", 400, 0),
  answered("a zero byte", "/%00", 400, 0),
  answered("steps out of the site", "/../etc/passwd", 400, 0),
  answered("a long address", `/${"a".repeat(15_000)}`, 414, 0),
  answered("a long query", `/le-lieu?${"a&".repeat(1100)}`, 414, 0),
  answered("a very long address", `/${"a".repeat(60_000)}`, 414, 0),
  answered("very long headers", { path: "/", headers: { "x-long": "a".repeat(60_000) } }, 400, 0),
  answered(
    "a long description of where the visitor is",
    { path: "/le-lieu?_rsc", headers: data("a".repeat(15_500)) },
    400,
    0,
  ),
  answered(
    "everything just under its bound",
    {
      path: `/partenaire/${"a".repeat(1400)}?_rsc`,
      headers: {
        ...data("a".repeat(3990)),
        "next-router-segment-prefetch": `/${"a".repeat(990)}`,
        "next-url": `/${"a".repeat(1490)}`,
      },
    },
    307,
    0,
  ),
  answered("a form that is none", { path: "/le-lieu", method: "POST", headers: form, body: "rien" }, 405),
  answered(
    "an action that nobody wrote",
    { path: "/le-lieu", method: "POST", headers: { "next-action": "abcdef" }, body: "[]" },
    405,
  ),
  answered("putting", { path: "/le-lieu", method: "PUT", body: "rien" }, 405),
  answered("deleting", { path: "/", method: "DELETE" }, 405),
  answered("sending something to a drawing", { path: "/art/logo.svg", method: "POST", body: "rien" }, 405),
  answered("a method that is none", { path: "/", method: "PROPFIND" }, 405),
  answered(
    "a body over the limit",
    { path: "/api/revalidate", method: "POST", body: "x".repeat(20_000) },
    413,
  ),
  asTheSite("a webhook call without its secret", { path: "/api/revalidate", method: "POST", body: "{}" }),
  answered("a part beyond the end", { path: "/art/logo.svg", headers: { range: "bytes=999999-" } }, 200),
  answered("another host's name", { path: "/", headers: { host: "evil.example" } }, "closed"),
  answered("another host's name in the address", "http://evil.example/", "closed"),

  // Answers other than pages may not run scripts.
  asTheSite("the home page", "/"),
  asTheSite("a page of the list", "/calendrier"),
  asTheSite("the data of a page", { path: "/calendrier?_rsc", headers: data() }, 0),
  asTheSite("a drawing", "/art/icon.svg"),
  asTheSite("a picture of the demonstration", "/demo/photos/torrent.jpg"),
  asTheSite("an optimised picture", image(picture("180"))),
  asTheSite("the icon", "/favicon.ico"),
  asTheSite("the manifest", "/manifest.webmanifest", 1),
  asTheSite("robots.txt", "/robots.txt", 1),
  asTheSite("the sitemap", "/sitemap.xml", 1),
  asTheSite("the calendar to subscribe to", "/calendrier.ics", 1),
  asTheSite("a preview", "/opengraph-image/accueil", 1),
  ...[...Object.values(DOCUMENTS).map(({ folder }) => folder), "ateliers"].map((folder) => ({
    name: `the preview of one page of ${folder}`,
    ask: { path: `/${folder}/${ONE_OF[folder]}/opengraph-image` },
    asSite: true as const,
    status: 200,
    kept: 1,
  })),
  {
    name: "the calendar of one retreat",
    ask: { path: `/${RETREATS}/${ONE_OF[RETREATS]}/evenement.ics` },
    asSite: true,
    status: 200,
    kept: 1,
  },
  answered("an old address", "/calendrier/passees", 308),
];
