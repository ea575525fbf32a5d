import { createHash } from "node:crypto";
import { contentSecurityPolicy, INERT_POLICY } from "@/lib/server/page-cache/policy.mjs";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`;
const directives = (policy: string) =>
  new Map(policy.split("; ").map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1)]));
const scripts = (html: string) => directives(contentSecurityPolicy(html, false)).get("script-src");

describe("the policy of a page", () => {
  test("allows the site's own files and exactly the inline scripts that the page holds", () => {
    const html = "<head><script>first()</script></head><body><script id=x>second('é')</script></body>";
    expect(scripts(html)).toEqual(["'self'", hash("first()"), hash("second('é')")]);
  });

  test("allows a script over several lines as it stands, blanks included", () => {
    const code = "\n  a < b && c > d;\n  'fin'\n";
    expect(scripts(`<script>${code}</script>`)).toEqual(["'self'", hash(code)]);
  });

  test("names the same script once", () => {
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
  ])("gives no hash to %s", (html) => {
    expect(scripts(html)).toEqual(["'self'"]);
  });

  test("allows exactly the styles that stand in the page", () => {
    const policy = contentSecurityPolicy("<style>a{}</style><style>b{}</style><p style='x'>", false);
    expect(directives(policy).get("style-src")).toEqual(["'self'", hash("a{}"), hash("b{}")]);
  });

  test("forbids what is not named, and everything unsafe", () => {
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

  test("upgrades plain requests where the site itself is served over https", () => {
    expect(contentSecurityPolicy("", true).endsWith("; upgrade-insecure-requests")).toBe(true);
    expect(contentSecurityPolicy("", false)).not.toContain("upgrade-insecure-requests");
  });

  test("is one header line", () => {
    expect(contentSecurityPolicy("<script>a\nb</script>", true)).not.toMatch(/[\r\n]/);
  });
});

test("what is not a page may run nothing", () => {
  expect(directives(INERT_POLICY).get("default-src")).toEqual(["'none'"]);
  expect(INERT_POLICY).not.toContain("script-src");
});
