import { DOCUMENTS, SUBSCRIPTION } from "@/lib/routes";
import { INERT_POLICY } from "@/lib/server/policy";
import type { StoreEntry } from "@/lib/server/store";
import { type Ask, ask, type RawAnswer, SECURITY_HEADERS, valuesOf } from "@/testing/ask";
import { BuiltSite } from "@/testing/built-site";
import { demonstration } from "@/testing/demonstration";
import { startNginx } from "@/testing/nginx.mjs";

const SECRET = "un-secret-de-test-assez-long";
const RETREAT = `/${DOCUMENTS.calendar.folder}/${Object.keys(demonstration().calendar)[0]}`;
const site = new BuiltSite();
let nginx: Awaited<ReturnType<typeof startNginx>>;
/** A picture that the home page names. */
let picture = "";

beforeAll(async () => {
  await site.open({ REVALIDATE_SECRET: SECRET });
  nginx = await startNginx([site.origin]);
  const { html } = await site.get("/");
  picture = /\/_next\/image\?url=[^"\s]+/.exec(html)?.[0].replaceAll("&amp;", "&") ?? "";
});

afterAll(async () => {
  await nginx?.stop();
  await site.remove();
});

/** The words of a text, for lists that are read in lines. */
const wordsIn = (text: string) => text.trim().split(/\s+/);
const INVENTED = wordsIn(`
  / /le-lieu /sitemap.xml /calendrier.ics /opengraph-image/accueil /marque /elements/marque /ateliers/marque
  /partenaire/marque /le-lieu/page/marque /art/marque.svg /photos/marque.jpg /%ffmarque /_next/static/marque.js
  /_next/image?url=%2Fart%2Fmarque.png&w=96 /api/marque /marque/ //marque /calendrier/flyers/marque/evenement.ics`);
/** The headers by which a visitor may tell something. */
const TOLD = wordsIn(`
  cookie user-agent referer origin accept accept-language if-none-match authorization forwarded x-forwarded-for
  x-forwarded-host x-forwarded-proto via x-original-url x-rewrite-url x-matched-path x-invoke-path x-request-id rsc
  next-url next-action next-router-state-tree next-router-prefetch x-nextjs-data traceparent x-rendering x-real-ip`);

// The first test, because most answers are made while it runs.
test("nothing of a request is in a stored answer", async () => {
  const headers = Object.fromEntries(TOLD.map((name) => [name, "marque=marque"]));
  for (const address of INVENTED) {
    const asked = { path: `${address}${address.includes("?") ? "&" : "?"}marque=marque`, headers };
    await ask(nginx.origin, asked);
    await ask(site.origin, { ...asked, headers: { ...headers, host: "marque.example" } });
  }
  await site.isPublished();
  const store = await site.stored();
  const answers = [...store.allEntries()];
  expect(answers.length).toBeGreaterThan(100);
  const hasMark = (answer: StoreEntry) =>
    `${JSON.stringify(answer)}${store.body(answer, "identity")}`.includes("marque");
  expect(answers.filter(hasMark).map(({ address }) => address)).toEqual([]);
});

const summary = (answer: RawAnswer) => ({
  status: answer.status,
  headers: answer.headers
    .filter(([name]) => !["connection", "date", "keep-alive", "server"].includes(name))
    .sort(),
  body: answer.body.toString("base64"),
});

test.each<[what: string, asked: () => Ask]>([
  ...[
    "/",
    "/calendrier",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    SUBSCRIPTION,
    "/favicon.ico",
  ].map((address): [string, () => Ask] => [address, () => ({ path: address })]),
  ...[RETREAT, `${RETREAT}/evenement.ics`, `${RETREAT}/opengraph-image`, "/opengraph-image/accueil"].map(
    (address): [string, () => Ask] => [address, () => ({ path: address })],
  ),
  ...["gzip", "br", "gzip;q=0", "br;q=0.5, gzip"].map((accepted): [string, () => Ask] => [
    `a page for ${accepted}`,
    () => ({ path: "/le-lieu", headers: { "accept-encoding": accepted } }),
  ]),
  ...["image/avif,*/*", "image/webp,*/*", "image/png"].map((accept): [string, () => Ask] => [
    `a picture for ${accept}`,
    () => ({ path: picture, headers: { accept } }),
  ]),
  ["a drawing", () => ({ path: "/art/icon.svg" })],
  ["a picture of the demonstration", () => ({ path: "/photos/torrent.jpg" })],
  ["an unknown page", () => ({ path: "/inconnue" })],
  ["an unknown partner", () => ({ path: "/partenaire/personne" })],
  ["an unknown picture", () => ({ path: "/_next/image?url=%2Fart%2Ficon-512.png&w=97" })],
  ["an unknown asset", () => ({ path: "/_next/static/chunks/rien.js" })],
  ["a slash too many", () => ({ path: "/le-lieu/" })],
  ["slashes before", () => ({ path: "//le-lieu" })],
  ["another spelling", () => ({ path: "/le%2Dlieu" })],
  ["capitals", () => ({ path: "/Le-Lieu" })],
  ["a mark of a campaign", () => ({ path: "/?utm_source=a" })],
  ["bytes that are no text", () => ({ path: "/partenaire/%ff" })],
  ["a picture's long address", () => ({ path: `/_next/image?url=${"a".repeat(3000)}` })],
  ["a post", () => ({ path: "/le-lieu", method: "POST", body: "rien" })],
  ["a method that is none", () => ({ path: "/", method: "PROPFIND" })],
  ["a call of the webhook", () => ({ path: "/api/revalidate", method: "POST", body: "{}" })],
  ["a head alone", () => ({ path: "/contact", method: "HEAD" })],
])("the site's answer comes through unchanged: %s", async (_, asked) => {
  const [through, own] = [await ask(nginx.origin, asked()), await ask(site.origin, asked())];
  expect(summary(through)).toEqual(summary(own));
  for (const name of ["cache-control", ...SECURITY_HEADERS])
    expect([name, valuesOf(through, name)]).toEqual([name, [expect.any(String)]]);
  if (
    !through.body.includes("<footer") &&
    asked().method !== "HEAD" &&
    valuesOf(through, "content-encoding").length === 0
  )
    expect(valuesOf(through, "content-security-policy")).toEqual([INERT_POLICY]);
});

test.each<[what: string, asked: Ask, status: number | undefined]>([
  ["a code that is none", { path: "/%zz" }, 400],
  ["a zero byte", { path: "/%00" }, 400],
  ["steps out of the site", { path: "/../etc/passwd" }, 400],
  ["a long address", { path: `/${"a".repeat(15_000)}` }, 414],
  ["a very long address", { path: `/${"a".repeat(60_000)}` }, 414],
  ["very long headers", { path: "/", headers: { "x-long": "a".repeat(60_000) } }, 400],
  ["a body over the limit", { path: "/api/revalidate", method: "POST", body: "x".repeat(20_000) }, 413],
  ["another host's name", { path: "/", headers: { host: "evil.example" } }, undefined],
  ["another host's name in the address", { path: "http://evil.example/" }, undefined],
])("nginx refuses %s", async (_, asked, status) => {
  const answer = await ask(nginx.origin, asked).catch(() => undefined);
  expect(answer?.status).toBe(status);
  for (const name of answer ? ["cache-control", ...SECURITY_HEADERS] : [])
    expect([name, valuesOf(answer as RawAnswer, name)]).toEqual([name, [expect.any(String)]]);
});

test("cookies of other sites of the domain, as many as browsers send, do no harm", async () => {
  const headers = { cookie: `a=${"b".repeat(24_000)}` };
  expect((await ask(nginx.origin, { path: "/", headers })).status).toBe(200);
});

test("a call of the webhook with its secret comes through", async () => {
  const headers = { authorization: `Bearer ${SECRET}`, "content-type": "application/json" };
  const body = '{"collection":"pages"}';
  const answer = await ask(nginx.origin, { path: "/api/revalidate", method: "POST", headers, body });
  expect([answer.status, answer.body.toString()]).toEqual([200, expect.stringContaining("revalidated")]);
});

test("an answer that a browser has is a 304", async () => {
  const [etag = ""] = valuesOf(await ask(nginx.origin, { path: "/contact" }), "etag");
  const again = await ask(nginx.origin, { path: "/contact", headers: { "if-none-match": etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});
