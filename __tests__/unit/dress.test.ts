import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { dress } from "@/lib/server/dress";
import { inlineStyles } from "@/lib/server/inline-styles";
import { contentSecurityPolicy, INERT_POLICY } from "@/lib/server/policy";
import { temporaryFolder } from "@/testing/folder";

const { at, write } = temporaryFolder();
jest.mock("@/lib/config/folders", () => ({
  get BUILD() {
    return at();
  },
}));

const page = (head: string, body = "<p>Bonjour</p>") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const hash = (code: string) => `'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`;
const directives = (policy: string) =>
  new Map(policy.split("; ").map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1)]));
const policyOf = (html: string) => directives(contentSecurityPolicy(html, false));

describe("the policy of a page", () => {
  test.each([
    ["<head><script>first()</script></head><script id=x>second('é')</script>", ["first()", "second('é')"]],
    ["<script>\n  a < b && c > d;\n  'fin'\n</script>", ["\n  a < b && c > d;\n  'fin'\n"]],
    ["<script>a()</script><script>a()</script>", ["a()"]],
    ['<script src="/_next/static/a.js"></script>', []],
    ['<script src="/_next/static/a.js" async="">ignored()</script>', []],
    ["<script async defer src=/a.js>ignored()</script>", []],
    ['<script type="application/ld+json">{"@type":"Event"}</script>', []],
    ['<script type="application/json">{}</script>', []],
    ["<script></script>", []],
    ["&lt;script&gt;a()&lt;/script&gt;", []],
    ['<img alt="<script>a()</script>" title=\'<script>"\'><p>', []],
    ['<a title="1 > 0 <script>a()">b</a><script src="/a.js"></script>', []],
    ["", []],
  ])("of %s allows the site's own files and exactly its inline scripts: %j", (html, codes) => {
    expect(policyOf(html).get("script-src")).toEqual(["'self'", ...codes.map(hash)]);
  });

  test("allows exactly the inline styles of the page", () => {
    const html = "<style>a{}</style><style>b{}</style><p style='x'>";
    expect(policyOf(html).get("style-src")).toEqual(["'self'", hash("a{}"), hash("b{}")]);
  });

  test("forbids everything else, and everything unsafe", () => {
    const policy = contentSecurityPolicy("<script>a()</script>", false);
    expect(policy).not.toMatch(/unsafe-|\*|https?:|strict-dynamic/);
    const found = directives(policy);
    expect(found.get("default-src")).toEqual(["'none'"]);
    for (const name of ["base-uri", "form-action", "frame-ancestors", "object-src"])
      expect(found.get(name)).toEqual(["'none'"]);
    for (const name of ["style-src", "font-src", "connect-src", "manifest-src"])
      expect(found.get(name)).toEqual(["'self'"]);
    expect(found.get("img-src")).toEqual(["'self'", "data:"]);
  });

  test("upgrades plain requests if the site is served over https", () => {
    expect(contentSecurityPolicy("", true).endsWith("; upgrade-insecure-requests")).toBe(true);
    expect(contentSecurityPolicy("", false)).not.toContain("upgrade-insecure-requests");
  });

  test("is a single header line", () => {
    expect(contentSecurityPolicy("<script>a\nb</script>", true)).not.toMatch(/[\r\n]/);
  });
});

test("allows nothing in answers that are not pages", () => {
  expect(directives(INERT_POLICY).get("default-src")).toEqual(["'none'"]);
  expect(INERT_POLICY).not.toContain("script-src");
});

describe("the styles of a page", () => {
  const sheet = (name: string, text: string) => write(`static/chunks/${name}`, text);
  const link = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;
  const disabled = (name: string) => link(name).replace("<link ", '<link disabled="" ');

  test("are inlined in order in one element, once, and nothing else is changed", () => {
    sheet("first.css", "a{color:red}\n");
    sheet("second.css", "b{color:blue}");
    const others =
      '<link rel="preload" as="script" href="/_next/static/c.js"/><script src="/_next/static/a.js" async=""></script>';
    const once = inlineStyles(page(link("first.css") + link("second.css?dpl=7"), others));
    const style = "<style>a{color:red}\nb{color:blue}</style>";
    const title = "<title>Avant les styles</title>";
    expect(inlineStyles(page(link("first.css") + title))).toMatch(/<head><title>.*<style>/s);
    expect(once).toBe(page(`${style}${disabled("first.css")}${disabled("second.css?dpl=7")}`, others));
  });

  test("have absolute addresses of their files, and keep other addresses", () => {
    const others = 'url(/art/a.svg) url(https://x.fr/b) url(#clip) url("data:image/png;base64,AA==")';
    sheet("files.css", `a{src:url(../media/serif.woff2) url('x.svg')}b{c:${others}}`);
    expect(inlineStyles(page(link("files.css")))).toContain(
      `<style>a{src:url(/_next/static/media/serif.woff2) url('/_next/static/chunks/x.svg')}b{c:${others}}</style>`,
    );
  });

  test("stay links beside a sheet that would end the element early", () => {
    sheet("closing.css", 'a{content:"</style>"}');
    sheet("good.css", "a{}");
    const html = page(link("good.css") + link("closing.css"));
    expect(inlineStyles(html)).toBe(html);
  });
});

describe("an answer", () => {
  const html = page("", "<main></main>");
  const rendered = (body: string | Buffer, type = "text/html; charset=utf-8", headers = {}) => ({
    status: 200,
    headers: { "content-type": type, ...headers },
    body: Buffer.from(body),
  });
  /** What a visitor gets at an address, and its headers by name. */
  async function dressed(address: string, ...answer: Parameters<typeof rendered>) {
    const { headers, ...rest } = await dress(address, rendered(...answer), true);
    return { ...rest, headers: Object.fromEntries(headers) };
  }
  const shown = async (body: string) =>
    gunzipSync((await dressed("/", page("", body))).bodies.gzip ?? "").toString();

  test("that is a page is compressed twice, and its policy is that of its own text", async () => {
    const { status, etag, bodies, headers } = await dressed("/le-concept", page("<script>first()</script>"));
    const sent = brotliDecompressSync(bodies.br ?? "").toString();
    expect(gunzipSync(bodies.gzip ?? "").toString()).toBe(sent);
    expect([status, bodies.identity, etag]).toEqual([200, undefined, expect.stringMatching(/^"[\w-]{27}"$/)]);
    expect(headers["content-security-policy"]).toBe(contentSecurityPolicy(sent, true));
    expect(headers["content-security-policy"]).toContain(hash("first()"));
    expect(headers["cache-control"]).toMatch(/^public, max-age=0/);
  });

  test("that is a page: scripts that follow each other are one, with one hash", async () => {
    const file = '<script src="/_next/static/a.js" noModule=""></script>';
    const data = '<script type="application/ld+json">{}</script>';
    const [first, second] = ["a(1 < 2)", "b()"].map((code) => `<script>${code}</script>`);
    expect(await shown(file + first + second + data + second)).toContain(
      `${file}<script>a(1 < 2)\n;b()</script>${data}${second}`,
    );
  });

  test("that is a page starts its scripts itself, after its first picture", async () => {
    const script = (name: string) => `<script src="/_next/static/${name}.js" async=""></script>`;
    const sent = await shown(`${script("a")}<link rel="preload" as="script" href="/b.js"/>${script("b")}`);
    expect(sent).not.toMatch(/<script [^>]*src=|as="script"/);
    expect(sent).toContain('["/_next/static/a.js","/_next/static/b.js"]');
  });

  test("has another tag if another text is sent, and no other header of the renderer than those of its kind", async () => {
    const [first, again] = [await dressed("/", html), await dressed("/", html, undefined, { server: "x" })];
    expect(again).toEqual(first);
    expect((await dressed("/", page("", "<main>Autre</main>"))).etag).not.toBe(first.etag);
    const link = "</a.woff2>; rel=preload; as=font";
    expect((await dressed("/", html, undefined, { link })).headers.link).toBe(link);
  });

  test.each([
    ["/messages/page", 404],
    ["/messages/attente", 503],
    ["/messages/autre", 200],
  ])("at %s has the status %d; nobody keeps a message", async (address, status) => {
    const { headers, ...answer } = await dressed(address, html);
    expect(answer.status).toBe(status);
    expect(headers["cache-control"] === "no-store").toBe(status !== 200);
    expect(headers["retry-after"]).toBe(status === 503 ? "5" : undefined);
  });

  test("that is no page may run nothing; a picture is sent as it is, one for each kind of browser", async () => {
    const feed = await dressed("/calendrier.ics", "BEGIN:VCALENDAR", "text/calendar; charset=utf-8", {
      "cache-control": "public, max-age=300",
      "content-disposition": 'attachment; filename="a.ics"',
    });
    expect(feed.headers).toMatchObject({
      "content-security-policy": INERT_POLICY,
      "cache-control": "public, max-age=300, s-maxage=1",
      "content-disposition": 'attachment; filename="a.ics"',
    });
    const picture = await dressed("/_next/image?url=a", "jpeg", "image/jpeg");
    expect(picture.bodies).toEqual({ identity: Buffer.from("jpeg") });
    expect(picture.headers).toMatchObject({
      vary: "Accept",
      "cache-control": expect.stringMatching(/^public/),
    });
  });

  const LAZY = '<img src="/a.jpg" loading="lazy" decoding="async"/>';
  const HASTENED = '<img src="/a.jpg" fetchPriority="high" decoding="sync"/>';
  const URGENT = '<img src="/b.jpg" loading="lazy" fetchPriority="high"/>';

  test.each([
    ["is requested at once", LAZY + LAZY, HASTENED + LAZY],
    ["is found after an icon", `<img src="/c.svg"/>${LAZY}`, `<img src="/c.svg"/>${HASTENED}`],
    ["stays if it is urgent already", URGENT + LAZY, URGENT + LAZY],
  ])("that is a page: the first picture of its content %s", async (_, before, after) => {
    const whole = (pictures: string) => `${LAZY}<main>${pictures}</main>${LAZY}`;
    expect(await shown(whole(before))).toContain(whole(after));
  });
});
