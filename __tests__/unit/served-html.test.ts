import { createHash } from "node:crypto";
import { cleanHtml } from "@/lib/article/clean";
import { pageStatus, STATUS_NAME } from "@/lib/page-status.mjs";
import { hastenFirstPicture } from "@/lib/server/page-cache/first-picture.mjs";
import { inlineStyles } from "@/lib/server/page-cache/inline-styles.mjs";
import { contentSecurityPolicy, INERT_POLICY, joinDataScripts } from "@/lib/server/page-cache/policy.mjs";
import { htmlOf } from "@/testing/article";
import { temporaryFolder } from "@/testing/folder";

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

test("scripts with a page's data become one, beside others that stay as they are", () => {
  const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
  const file = '<script src="/_next/static/a.js" async=""></script>';
  expect(joinDataScripts(file + push("a") + push("b)") + file + push("c"))).toBe(
    `${file}<script>self.__next_f.push([1,"a"]);self.__next_f.push([1,"b)"])</script>${file}${push("c")}`,
  );
});

const mark = (status: string) => `<meta name="${STATUS_NAME}" content="${status}"/>`;

describe("the status of a page", () => {
  test.each([
    ...["404", "500", "503", "unknown"].map((status) => [mark(status), status]),
    ...["200", "ok", "", "4040", "javascript:"].map((status) => [mark(status), "ok"]),
    [mark("unknown") + mark("500"), "500"],
    [mark("500") + mark("404"), "404"],
    ["", "ok"],
  ])("with %s in its head is %s", (entry, status) => {
    expect(pageStatus(page(`<meta charset="utf-8"/>${entry}<title>a</title>`))).toBe(status);
  });

  test("cannot be set by content", () => {
    expect(pageStatus(page("", htmlOf(cleanHtml(`<p>a</p>${mark("500")}`).article)))).toBe("ok");
    const escaped = "&lt;meta name=&quot;page:status&quot; content=&quot;500&quot;&gt;";
    expect(pageStatus(page("", escaped))).toBe("ok");
  });
});

describe("the styles of a page", () => {
  const { at, write } = temporaryFolder();
  const assets = at();
  const sheet = (name: string, text: string) => write(`chunks/${name}`, text);
  const link = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;
  const disabled = (name: string) => link(name).replace("<link ", '<link disabled="" ');

  test("are inlined in order in one element, once, and nothing else is changed", () => {
    sheet("first.css", "a{color:red}\n");
    sheet("second.css", "b{color:blue}");
    const others =
      '<link rel="preload" as="script" href="/_next/static/c.js"/><script src="/_next/static/a.js" async=""></script>';
    const once = inlineStyles(page(link("first.css") + link("second.css?dpl=7"), others), assets);
    const style = "<style>a{color:red}\nb{color:blue}</style>";
    const title = "<title>Avant les styles</title>";
    expect(inlineStyles(page(link("first.css") + title), assets)).toMatch(/<head><title>.*<style>/s);
    expect(once).toBe(page(`${style}${disabled("first.css")}${disabled("second.css?dpl=7")}`, others));
    expect(inlineStyles(once, assets)).toBe(once);
  });

  test("have absolute addresses of their files, and keep other addresses", () => {
    const others = 'url(/art/a.svg) url(https://x.fr/b) url(#clip) url("data:image/png;base64,AA==")';
    sheet("files.css", `a{src:url(../media/serif.woff2) url('x.svg')}b{c:${others}}`);
    expect(inlineStyles(page(link("files.css")), assets)).toContain(
      `<style>a{src:url(/_next/static/media/serif.woff2) url('/_next/static/chunks/x.svg')}b{c:${others}}</style>`,
    );
  });

  test.each([
    ["out of reach", "missing.css"],
    ["that would end the element early", "closing.css"],
  ])("stay links beside a sheet %s", (_, name) => {
    sheet("closing.css", 'a{content:"</style>"}');
    sheet("good.css", "a{}");
    const html = page(link("good.css") + link(name));
    expect(inlineStyles(html, assets)).toBe(html);
  });
});

const LAZY = '<img src="/a.jpg" loading="lazy"/>';
const HASTENED = '<img src="/a.jpg" fetchPriority="high"/>';
const URGENT = '<img src="/b.jpg" fetchPriority="high"/>';

test.each([
  ["is requested at once", LAZY + LAZY, HASTENED + LAZY],
  ["is found after an icon", `<img src="/c.svg"/>${LAZY}`, `<img src="/c.svg"/>${HASTENED}`],
  ["stays if it is urgent already", URGENT + LAZY, URGENT + LAZY],
])("the first picture of a page's content %s", (_, before, after) => {
  const whole = (pictures: string) => `${LAZY}<main>${pictures}</main>${LAZY}`;
  expect(hastenFirstPicture(whole(before))).toBe(whole(after));
});
