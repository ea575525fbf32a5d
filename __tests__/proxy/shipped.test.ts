import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { DOCUMENTS, EVERY_PAGE, SUBSCRIPTION } from "@/lib/routes";
import { INERT_POLICY } from "@/lib/server/page-cache/policy.mjs";
import { type Answer, ask, SECURITY_HEADERS, valuesOf } from "@/testing/ask";
import { startNginx } from "@/testing/nginx.mjs";
import { isIdle, ROOT, type Server, serve, until } from "@/testing/serve.mjs";
import { words } from "@/testing/words";
import { CASES, type Case } from "./requests";

const SECRET = "un-secret-de-test-assez-long";
let site: Server;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  site = await serve(ROOT, { WARM_PICTURES: "off", REVALIDATE_SECRET: SECRET });
  nginx = await startNginx([site.origin]);
  // The site renews the pages of the build now, not between two answers that are compared.
  await until(() => isIdle(site), 30_000);
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

const KNOWN = words("/ /le-lieu /partenaires /sitemap.xml /calendrier.ics /opengraph-image/accueil");
const INVENTED = words(`
  /marque /a/marque /index/marque /elements/marque /ateliers/marque /partenaire/marque /ateliers/marque/page/2
  /le-lieu/page/marque /art/marque.svg /photos/marque.jpg /%ffmarque /_next/static/marque.js
  /_next/image?url=%2Fart%2Fmarque.png&w=96&q=72 /api/marque /marque/ //marque /opengraph-image/marque
  /calendrier/flyers/marque/evenement.ics /atelier/marque/opengraph-image`);
/** The headers by which a visitor may tell something. */
const TOLD = words(`
  cookie user-agent referer origin accept accept-language if-none-match authorization forwarded x-forwarded-for
  x-forwarded-host x-forwarded-proto x-forwarded-port via x-visitor x-original-url x-rewrite-url x-matched-path
  x-invoke-path x-now-route-matches x-request-id next-url next-action next-router-state-tree next-router-prefetch
  x-nextjs-data traceparent x-middleware-rewrite x-middleware-prefetch purpose x-http-method-override x-real-ip`);

test("nothing of a request is in a stored answer", async () => {
  const headers = Object.fromEntries(TOLD.map((name) => [name, "marque=marque"]));
  const renewal = {
    path: "/api/revalidate",
    method: "POST",
    headers: { authorization: `Bearer ${SECRET}` },
  };
  for (const body of ['{"collection":"pages"}', '{"collection":"workshops"}']) {
    await ask(site.origin, { ...renewal, body });
    for (const path of [...KNOWN, ...INVENTED]) {
      const asked = { path: `${path}${path.includes("?") ? "&" : "?"}marque=marque`, headers };
      await ask(nginx.origin, asked);
      await ask(site.origin, { ...asked, headers: { ...headers, host: "marque.example" } });
      await ask(site.origin, { ...asked, headers: { ...headers, rsc: "1" } });
    }
    await until(() => isIdle(site), 30_000);
  }
  const files = [".next/server/route-cache", ".next/cache", nginx.cache].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  expect(files.length).toBeGreaterThan(KNOWN.length);
  // nginx keeps compressed answers, after a head of its own.
  const unpacked = (bytes: Buffer) => {
    const begins = bytes.indexOf("\r\n\r\n") + 4;
    const isPacked = bytes.readUInt16BE(Math.min(begins, bytes.length - 2)) === 0x1f8b;
    return isPacked ? Buffer.concat([bytes, gunzipSync(bytes.subarray(begins))]) : bytes;
  };
  expect(files.filter((file) => `${file}${unpacked(readFileSync(file))}`.includes("marque"))).toEqual([]);
  for (const path of KNOWN) expect((await ask(site.origin, { path })).body.includes("marque")).toBe(false);
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
