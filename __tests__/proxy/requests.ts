import { DOCUMENT_PAGES, DOCUMENTS } from "@/lib/config/documents.mjs";
import { PICTURE_SIZES, sizeQuery } from "@/lib/pictures/sizes.mjs";
import type { Ask } from "@/testing/ask";
import { demonstration } from "@/testing/demonstration.mjs";

const demo = demonstration();

/**
 * What is sent to the shipped nginx configuration in front of the site, and what must hold. A new case is
 * one more entry:
 * - `first`: sent before, to poison what nginx keeps
 * - `ask`: the request that is looked at
 * - `asSite`: the answer must be what the site itself says to `ask`: status, type and body
 * - `status`: the answer's status; `closed` where there must be no answer at all
 * - `kept`: how many answers nginx may keep of `first` and `ask` together
 *
 * Whatever the case, the answer bears each security header exactly once and one `Cache-Control`.
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
const picture = (name: string, w = 96) => sized(`w=${w}&q=72`, name);
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
  elements: "feu",
};
const form = { "content-type": "multipart/form-data; boundary=x" };

export const CASES: Case[] = [
  // One request puts an answer under another's name.
  {
    name: "a picture under the name of another, by capitals",
    first: [image(`URL=%2Fart%2Ficon-192.png&W=96&Q=72&${picture("512")}`)],
    ask: image(picture("192")),
    asSite: true,
  },
  {
    name: "a picture under the name of another, by a name given twice",
    first: [image(`${picture("192")}&url=%2Fart%2Ficon-512.png`)],
    ask: image(picture("192")),
    asSite: true,
  },
  {
    name: "a picture under the name of another, by codes in the names",
    first: [image(`%75rl=%2Fart%2Ficon-512.png&${picture("192")}`)],
    ask: image(picture("192")),
    asSite: true,
  },
  {
    name: "a picture in a format that the visitor cannot show",
    first: [{ ...image(picture("512", 192)), headers: { accept: "image/avif,*/*" } }],
    ask: { ...image(picture("512", 192)), headers: { accept: "image/png" } },
    asSite: true,
  },
  {
    name: "an encoded slash under the plain address",
    first: [{ path: "/ateliers/coaching%2Fpage%2F2" }],
    ask: { path: "/ateliers/coaching/page/2" },
    asSite: true,
  },
  {
    name: "a slash encoded twice under the plain address",
    first: [{ path: "/ateliers/coaching%252Fpage%252F2" }],
    ask: { path: "/ateliers/coaching%2Fpage%2F2" },
    asSite: true,
  },
  {
    name: "steps up in the address",
    first: [{ path: "/nous-connaitre/../contact" }, { path: "/nous-connaitre/%2e%2e/contact" }],
    ask: { path: "/nous-connaitre" },
    asSite: true,
  },
  {
    name: "encoded letters under the plain address",
    first: [{ path: "/%70artenaires" }],
    ask: { path: "/partenaires" },
    asSite: true,
  },
  {
    name: "a document under the name of the router's data",
    first: [{ path: "/elements?_rsc", headers: { rsc: "2" } }],
    ask: { path: "/elements?_rsc", headers: data() },
    asSite: true,
  },
  {
    name: "the router's data under the name of a document",
    first: [{ path: "/contact?_rsc", headers: data() }],
    ask: { path: "/contact" },
    asSite: true,
  },
  {
    name: "a segment for prefetching under the name of the router's data",
    first: [
      {
        path: "/le-concept?_rsc=_i_aeImnuN6u1u1r",
        headers: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
      },
    ],
    ask: { path: "/le-concept?_rsc", headers: data() },
    asSite: true,
  },
  {
    name: "separators of the key inside a header",
    first: [{ path: "/le-concept", headers: data(" /legal/cookies ") }],
    ask: { path: "/legal/cookies" },
    asSite: true,
  },
  {
    name: "invented headers",
    first: [
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
    ask: { path: "/legal/mentions" },
    asSite: true,
  },
  {
    name: "a question whose address is another host's",
    first: [{ path: "http://evil.example/calendrier" }],
    ask: { path: "/calendrier" },
    asSite: true,
  },
  {
    name: "a question for the head alone",
    first: [{ path: "/legal/cookies", method: "HEAD" }],
    ask: { path: "/legal/cookies" },
    asSite: true,
  },
  {
    name: "a question for a part",
    first: [{ path: "/art/logo.svg", headers: { range: "bytes=0-9" } }],
    ask: { path: "/art/logo.svg" },
    asSite: true,
  },
  {
    name: "a compression that the visitor refuses",
    first: [{ path: "/partenaires", headers: gzip }],
    ask: { path: "/partenaires", headers: { "accept-encoding": "gzip;q=0" } },
    asSite: true,
  },

  {
    name: "a mark at the end of a picture's address, and another picture behind it",
    first: [image(`${picture("192")}#&${picture("512")}`)],
    ask: image(picture("192")),
    asSite: true,
  },
  {
    name: "a mark inside an address, and another page behind it",
    first: [{ path: "/accessibilite#/../contact" }, { path: "/accessibilite#?x" }],
    ask: { path: "/accessibilite" },
    asSite: true,
    kept: 1,
  },

  // A picture is asked for in the sizes of lib/pictures/sizes.mjs, written as pages write them.
  ...PICTURE_SIZES.map((size) => ({
    name: `a picture of the size ${sizeQuery(size)}`,
    ask: image(sized(sizeQuery(size))),
    asSite: true as const,
    status: 200,
  })),
  ...[
    "h=1280&w=720&q=60",
    "w=720&q=60&h=1280",
    "w=720&h=1280&h=1280&q=60",
    "w=720&h=&q=60",
    "w=720&h=0&q=60",
    "w=720&h=-1280&q=60",
    "w=720&h=01280&q=60",
    "w=720&h=12800&q=60",
    "w=720&h=1281&q=60",
    "w=720&h=1280&q=72",
    "w=96&h=96&q=72",
    "w=720&q=60",
  ].map((size) => ({
    name: `a picture of no size of the site: ${size}`,
    ask: image(sized(size)),
    status: 400,
    kept: 0,
  })),

  // Answers that nobody needs twice take no room.
  { name: "an invented partner", ask: { path: "/partenaire/personne-1" }, status: 404, kept: 0 },
  { name: "an invented flyer", ask: { path: "/calendrier/flyers/rien-1" }, status: 404, kept: 0 },
  { name: "an invented category", ask: { path: "/ateliers/rien-1" }, asSite: true, kept: 0 },
  {
    name: "an invented calendar",
    ask: { path: "/calendrier/flyers/rien-1/evenement.ics" },
    status: 404,
    kept: 0,
  },
  { name: "an invented preview", ask: { path: "/opengraph-image/rien-1" }, status: 404, kept: 0 },
  ...["txt", "xml", "ics", "webmanifest", "ics#1"].map((ending) => ({
    name: `an invented category that is called as a file: .${ending}`,
    ask: { path: `/ateliers/rien-2.${ending}` },
    asSite: true as const,
    kept: 0,
  })),
  { name: "an invented asset", ask: { path: "/_next/static/chunks/rien-1.js" }, status: 404, kept: 0 },
  { name: "an invented picture", ask: image("url=%2Fart%2Frien-1.png&w=96&q=72"), kept: 0 },
  { name: "a width that is none of ours", ask: image(picture("192", 97)), status: 400, kept: 0 },
  { name: "more than the optimiser asks for", ask: image(`${picture("192")}&x=1`), status: 400, kept: 0 },
  {
    name: "endless spellings of a picture's address",
    ask: image("url=%2f%61rt%2Ficon-192.png&w=96&q=72"),
    status: 400,
    kept: 0,
  },
  { name: "endless spellings of a page's address", ask: { path: "/le%2Dlieu" }, asSite: true, kept: 0 },
  { name: "an address with steps in it", ask: { path: "/./le-lieu" }, asSite: true, kept: 0 },
  { name: "an address that leads to another", ask: { path: "/le-lieu/" }, status: 308, kept: 0 },
  {
    name: "campaign marks share one entry",
    first: [{ path: "/?utm_source=a" }],
    ask: { path: "/?gclid=b" },
    asSite: true,
    kept: 1,
  },
  {
    name: "the optimiser by its inner name",
    ask: { path: `/api/picture?${picture("192")}` },
    status: 404,
    kept: 0,
  },
  {
    name: "the optimiser by its inner name, in codes",
    ask: { path: `/%61pi/x/..%2Fpicture?${picture("192")}` },
    status: 404,
    kept: 0,
  },
  {
    name: "the optimiser in capitals",
    ask: { path: `/_NEXT/Image?${picture("192")}` },
    status: 404,
    kept: 0,
  },
  { name: "the process's own ear", ask: { path: "/api/renewal" }, status: 404, kept: 0 },
  {
    name: "a word to the process's own ear",
    ask: { path: "/api/renewal", method: "POST", body: "[]" },
    status: 405,
    kept: 0,
  },
  {
    name: "an address that nobody announced under /api/",
    ask: { path: "/api/inconnu" },
    status: 404,
    kept: 0,
  },
  { name: "an address that nobody announced", ask: { path: "/inconnu" }, asSite: true, kept: 0 },
  { name: "the site's health", ask: { path: "/api/health" }, status: 200, kept: 0 },

  // The framework's own redirects, and addresses in capitals, which are nobody's.
  { name: "slashes before the site's health", ask: { path: "//api/health" }, status: 308, kept: 0 },
  { name: "a folder of assets", ask: { path: "/_next/static/chunks/" }, status: 308, kept: 0 },
  { name: "slashes before an asset", ask: { path: "//_next/static/chunks/a.js" }, status: 308, kept: 0 },
  ...["/API/picture", "/Robots.txt", "/Art/icon.svg", "/CALENDRIER.ICS", "/Opengraph-image/accueil"].map(
    (path) => ({ name: `in capitals: ${path}`, ask: { path }, asSite: true as const, kept: 0 }),
  ),

  // What makes no sense is refused, by nginx or by the site.
  { name: "bytes that are no text", ask: { path: "/partenaire/%ff" }, status: 400, kept: 0 },
  { name: "a letter in too many bytes", ask: { path: "/%c0%af" }, status: 400, kept: 0 },
  { name: "half a pair of surrogates", ask: { path: "/%ed%a0%80" }, status: 400, kept: 0 },
  { name: "a code that is none", ask: { path: "/%zz" }, status: 400, kept: 0 },
  { name: "a zero byte", ask: { path: "/%00" }, status: 400, kept: 0 },
  { name: "steps out of the site", ask: { path: "/../etc/passwd" }, status: 400, kept: 0 },
  { name: "a long address", ask: { path: `/${"a".repeat(15_000)}` }, status: 414, kept: 0 },
  { name: "a very long address", ask: { path: `/${"a".repeat(60_000)}` }, status: 414, kept: 0 },
  {
    name: "very long headers",
    ask: { path: "/", headers: { "x-long": "a".repeat(60_000) } },
    status: 400,
    kept: 0,
  },
  {
    name: "a long description of where the visitor is",
    ask: { path: "/le-lieu?_rsc", headers: data("a".repeat(15_500)) },
    status: 400,
    kept: 0,
  },
  {
    name: "everything just under its bound",
    ask: {
      path: `/partenaire/${"a".repeat(4000)}`,
      headers: {
        ...data("a".repeat(3990)),
        "next-router-segment-prefetch": `/${"a".repeat(990)}`,
        "next-url": `/${"a".repeat(1490)}`,
      },
    },
    status: 307,
    kept: 0,
  },
  {
    name: "a form that is none",
    ask: { path: "/le-lieu", method: "POST", headers: form, body: "rien" },
    status: 405,
  },
  {
    name: "an action that nobody wrote",
    ask: { path: "/le-lieu", method: "POST", headers: { "next-action": "abcdef" }, body: "[]" },
    status: 405,
  },
  { name: "putting", ask: { path: "/le-lieu", method: "PUT", body: "rien" }, status: 405 },
  { name: "deleting", ask: { path: "/", method: "DELETE" }, status: 405 },
  {
    name: "sending something to a drawing",
    ask: { path: "/art/logo.svg", method: "POST", body: "rien" },
    status: 405,
  },
  { name: "a method that is none", ask: { path: "/", method: "PROPFIND" }, status: 405 },
  {
    name: "a body that is too long",
    ask: { path: "/api/revalidate", method: "POST", body: "x".repeat(20_000) },
    status: 413,
  },
  {
    name: "a webhook without its word",
    ask: { path: "/api/revalidate", method: "POST", body: "{}" },
    asSite: true,
  },
  {
    name: "a part beyond the end",
    ask: { path: "/art/logo.svg", headers: { range: "bytes=999999-" } },
    status: 200,
  },
  { name: "another host's name", ask: { path: "/", headers: { host: "evil.example" } }, status: "closed" },
  { name: "another host's name in the address", ask: { path: "http://evil.example/" }, status: "closed" },

  // What is no page: nothing may run in it.
  { name: "the home page", ask: { path: "/" }, asSite: true },
  { name: "a page of the list", ask: { path: "/calendrier" }, asSite: true },
  { name: "the data of a page", ask: { path: "/calendrier?_rsc", headers: data() }, asSite: true, kept: 1 },
  { name: "a drawing", ask: { path: "/art/icon.svg" }, asSite: true },
  { name: "a picture of the demonstration", ask: { path: "/demo/photos/torrent.jpg" }, asSite: true },
  { name: "an optimised picture", ask: image(picture("180")), asSite: true },
  { name: "the icon", ask: { path: "/favicon.ico" }, asSite: true },
  { name: "the manifest", ask: { path: "/manifest.webmanifest" }, asSite: true, kept: 1 },
  { name: "the word to robots", ask: { path: "/robots.txt" }, asSite: true, kept: 1 },
  { name: "the map of the site", ask: { path: "/sitemap.xml" }, asSite: true, kept: 1 },
  { name: "the calendar to subscribe to", ask: { path: "/calendrier.ics" }, asSite: true, kept: 1 },
  { name: "the feed", ask: { path: "/calendrier/atom.xml" }, asSite: true, kept: 1 },
  { name: "a preview", ask: { path: "/opengraph-image/accueil" }, asSite: true, kept: 1 },
  ...[...DOCUMENT_PAGES.map(({ folder }) => folder), "ateliers", "elements"].map((folder) => ({
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
  { name: "an old address", ask: { path: "/calendrier/passees" }, status: 308 },
];
