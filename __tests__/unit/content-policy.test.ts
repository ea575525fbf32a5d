import { createHash } from "node:crypto";
import { contentSecurityPolicy, INERT_POLICY, joinDataScripts } from "@/lib/server/page-cache/policy.mjs";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`;
const directives = (policy: string) =>
  new Map(policy.split("; ").map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1)]));
const scripts = (html: string) => directives(contentSecurityPolicy(html, false)).get("script-src");

describe("the policy of a page", () => {
  test("allows the site's own files and exactly the inline scripts of the page", () => {
    const html = "<head><script>first()</script></head><body><script id=x>second('é')</script></body>";
    expect(scripts(html)).toEqual(["'self'", hash("first()"), hash("second('é')")]);
  });

  test("allows a script of several lines with its exact whitespace", () => {
    const code = "\n  a < b && c > d;\n  'fin'\n";
    expect(scripts(`<script>${code}</script>`)).toEqual(["'self'", hash(code)]);
  });

  test("lists the hash of a repeated script once", () => {
    expect(scripts("<script>a()</script><script>a()</script>")).toEqual(["'self'", hash("a()")]);
  });

  test.each([
    '<script src="/_next/static/a.js"></script>',
    '<script src="/_next/static/a.js" async="">ignored()</script>',
    "<script async defer src=/a.js>ignored()</script>",
    '<script type="application/ld+json">{"@type":"Event"}</script>',
    '<script type="application/json">{}</script>',
    "<script></script>",
    "&lt;script&gt;a()&lt;/script&gt;",
    "<p>script</p>",
    "",
  ])("has no hash for %s", (html) => {
    expect(scripts(html)).toEqual(["'self'"]);
  });

  test("allows exactly the inline styles of the page", () => {
    const policy = contentSecurityPolicy("<style>a{}</style><style>b{}</style><p style='x'>", false);
    expect(directives(policy).get("style-src")).toEqual(["'self'", hash("a{}"), hash("b{}")]);
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
