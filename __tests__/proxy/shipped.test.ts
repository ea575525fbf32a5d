import { DOCUMENTS, EVERY_PAGE, SUBSCRIPTION } from "@/lib/routes";
import { INERT_POLICY } from "@/lib/server/page-cache/policy.mjs";
import { type Answer, ask, SECURITY_HEADERS, valuesOf } from "@/testing/ask";
import { startNginx } from "@/testing/nginx.mjs";
import { ROOT, type Server, serve, until } from "@/testing/serve.mjs";
import { CASES, type Case } from "./requests";

let site: Server;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  site = await serve(ROOT, { WARM_PICTURES: "off" });
  // Renew old pages of the build now, not between two answers that are compared.
  for (const { ask: asked } of CASES.filter(({ asSite }) => asSite))
    await until(async () => valuesOf(await ask(site.origin, asked), "x-nextjs-cache")[0] !== "STALE");
  nginx = await startNginx([site.origin]);
});

afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
});

test.each(CASES)("$name", async ({ first = [], ask: asked, asSite, status, kept }: Case) => {
  const before = nginx.countKept();
  for (const request of first) await ask(nginx.origin, request).catch(() => undefined);
  const answer = await ask(nginx.origin, asked).catch(() => undefined);
  if (status === "closed") {
    expect(answer).toBeUndefined();
    return;
  }
  if (!answer) throw new Error("nginx closed the connection without an answer");
  if (status) expect(answer.status).toBe(status);
  if (asSite) expect(summary(answer)).toEqual(summary(await ask(site.origin, asked)));
  if (kept !== undefined) expect(nginx.countKept() - before).toBe(kept);
  for (const name of ["cache-control", ...SECURITY_HEADERS])
    expect([name, valuesOf(answer, name)]).toEqual([name, [expect.any(String)]]);
  if (!isPage(answer)) expect(valuesOf(answer, "content-security-policy")).toEqual([INERT_POLICY]);
});

test("an answer that a browser has is a 304", async () => {
  for (const path of [
    ...["/contact", "/sitemap.xml", "/calendrier.ics"],
    ...["/calendrier/flyers/neige-et-silence/evenement.ics", "/opengraph-image/accueil"],
  ]) {
    const [etag = ""] = valuesOf(await ask(nginx.origin, { path }), "etag");
    const again = await ask(nginx.origin, { path, headers: { "if-none-match": etag } });
    expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
    const other = await ask(nginx.origin, { path, headers: { "if-none-match": '"other"' } });
    expect([path, other.status]).toEqual([path, 200]);
  }
});

describe("the policy for embedding", () => {
  const policies = async (path: string) => {
    const answers = [await ask(site.origin, { path }), await ask(nginx.origin, { path })];
    return answers.map((answer) => valuesOf(answer, "cross-origin-resource-policy"));
  };

  test.each([
    ...["/_next/image?url=%2Fart%2Ficon-512.png&w=96&q=72", "/_next/image?url=%2Fart%2Frien.png&w=96&q=72"],
    ...["/art/icon.svg", "/art/icon-192.png", "/demo/photos/torrent.jpg", "/favicon.ico"],
    ...["/opengraph-image/accueil", "/elements/feu/opengraph-image", "/ateliers/coaching/opengraph-image"],
    ...Object.values(DOCUMENTS).map(({ folder }) => `/${folder}/rien/opengraph-image`),
    ...[SUBSCRIPTION, `/${DOCUMENTS.calendar.folder}/rien/evenement.ics`],
  ])("allows other sites for pictures, previews, icons and feeds: %s", async (path) => {
    expect(await policies(path)).toEqual([["cross-origin"], ["cross-origin"]]);
  });

  test.each([
    ...[...EVERY_PAGE, "/inconnue", "/calendrier/flyers/rien", "/api/health", "/art/", "/demo"],
    ...["/_next/static/chunks/rien.js", "/robots.txt", "/sitemap.xml"],
  ])("allows only the site for pages and their assets: %s", async (path) => {
    expect(await policies(path)).toEqual([["same-origin"], ["same-origin"]]);
  });
});

const summary = (answer: Answer) => ({
  status: answer.status,
  type: valuesOf(answer, "content-type").map((type) => type.replace(/; ?charset=utf-8/i, "")),
  encoding: valuesOf(answer, "content-encoding"),
  body: answer.body.toString("base64"),
});

/** Pages and the router's data have the policy of the page cache. */
const isPage = (answer: Answer) =>
  answer.body.includes("<footer") || valuesOf(answer, "content-type")[0] === "text/x-component";
