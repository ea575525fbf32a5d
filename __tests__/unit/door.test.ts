import { NOWHERE, UNKNOWN_ELEMENT } from "@/lib/routes";
import { openDoor, type Plain } from "@/lib/server/door";
import { temporaryFolder } from "@/testing/folder";
import { words } from "@/testing/words";

const ROUTES = [
  ...["/", "/le-lieu", "/api/health", "/api/picture", "/api/revalidate"],
  ...["/partenaire/[id]", "/le-lieu/page/[page]", "/elements/[id]", "/opengraph-image/[page]", "/[id]"],
  "/photos/[...path]",
];
const { at, write } = temporaryFolder();
type Asked = { method?: string; url: string; headers?: Record<string, string>; socket?: object };
let plain: (asked: Asked) => Plain;

beforeAll(() => {
  const regex = (page: string) =>
    `^${page.replace("[...path]", "(.+?)").replace(/\[\w+\]/g, "([^/]+?)")}(?:/)?$`;
  const of = (pages: string[]) => pages.map((page) => ({ page, regex: regex(page) }));
  const manifest = {
    staticRoutes: of([...ROUTES.filter((page) => !page.includes("[")), "/_not-found"]),
    dynamicRoutes: of(ROUTES.filter((page) => page.includes("["))),
    redirects: [{ regex: "^/ancien$" }],
  };
  write("routes-manifest.json", JSON.stringify(manifest));
  for (const file of ["static/a.js", "public/art/logo.svg", "public/photos/Été.jpg", "server/secret.html"])
    write(file);
  const door = openDoor(at(), at("public"));
  plain = ({ method = "GET", headers = {}, ...asked }) => door({ method, headers, ...asked });
});

test.each([
  ["/", "/"],
  ["/partenaire/zo%C3%A9", "/partenaire/zo%C3%A9"],
  ["/partenaire/%7Ao%c3%A9", "/partenaire/zo%C3%A9"],
  ["/partenaire/l'%C3%A9t%C3%A9%20%231", "/partenaire/l'%C3%A9t%C3%A9%20%231"],
  ["/cgv", "/cgv"],
  ["/le-lieu/page/2", "/le-lieu/page/2"],
  ["/elements/feu", "/elements/feu"],
  ["/opengraph-image/accueil", "/opengraph-image/accueil"],
  ["/art/logo.svg", "/art/logo.svg"],
  ["/photos/%C3%89t%C3%A9.jpg", "/photos/%C3%89t%C3%A9.jpg"],
  ["/_next/static/a.js", "/_next/static/a.js"],
  ["/ancien", "/ancien"],
])("an address has one spelling: %s", (url, expected) => {
  expect(plain({ url }).url).toBe(expected);
});

test.each([
  ...words(`
    /a/b /art/z1.svg /art /photos/x.jpg /index /INDEX /_not-found /_next/static/b.js /_next/server/secret.html
    /API/health /Le-Lieu /contact. /api/picture /api/refused/405 /le-lieu/page/1e3 /le-lieu/page/0
    /opengraph-image/a%2Fb /opengraph-image/. /% /partenaire/%ff /partenaire/a%2fb /partenaire/%00 /partenaire/..
    /art/%2e%2e/secret /a%5Cb * /partenaire/x.rsc /partenaire/x%2Ersc /partenaire/__x__
    http://evil.example/le-lieu /partenaire/%ED%A0%80 /x.php /.env`),
  "",
])("what leads nowhere has one address for all: %s", (url) => {
  expect(plain({ url: `${url}${url && "?token=secret"}` }).url).toBe(NOWHERE);
});

test("an element that does not exist has one address for all", () => {
  for (const url of ["/elements/vent", "/elements/Feu?x", "/elements/terre%20"])
    expect(plain({ url })).toMatchObject({ url: UNKNOWN_ELEMENT, path: UNKNOWN_ELEMENT });
});

test.each([
  ["/le-lieu?token=secret&a&a&a#x", "/le-lieu"],
  ["/le-lieu?a=b&_rsc&_rsc=x1y2", "/le-lieu?_rsc=x1y2"],
  ["/le-lieu?_rsc&a", "/le-lieu?_rsc"],
  ["/_next/image?url=%2Fa&w=96&q=72&dpl=1&url=%2Fb", "/_next/image?url=%2Fb&w=96"],
  ["/_next/image?q=72&w=96&x&url=%2Fa", "/_next/image?url=%2Fa&w=96"],
  ["//le-lieu?x", "//le-lieu"],
  ["/le-lieu/?x", "/le-lieu/"],
])("a query has what is used of it: %s", (url, expected) => {
  expect(plain({ url }).url).toBe(expected);
});

test("only what is read is asked of pages, and in short", () => {
  for (const method of ["PUT", "POST", "TRACE", "DELETE", "PROPFIND", "get"])
    expect(plain({ method, url: "/le-lieu" })).toMatchObject({ method: "GET", url: "/api/refused/405" });
  expect(plain({ method: "HEAD", url: "/le-lieu" })).toMatchObject({ method: "HEAD", url: "/le-lieu" });
  expect(plain({ method: "POST", url: "/api/revalidate" }).method).toBe("POST");
  expect(plain({ method: "POST", url: "/api/../le-lieu" }).url).toBe("/api/refused/405");
  expect(plain({ url: `/le-lieu?${"a&".repeat(1500)}` }).url).toBe("/api/refused/414");
  const picture = `/_next/image?url=${"a".repeat(5000)}&w=96`;
  expect(plain({ url: picture }).url).toBe(picture);
});

test("only the headers in use go on", () => {
  const kept = { host: "a", accept: "image/avif", rsc: "1", "if-none-match": "x" };
  const headers = { ...kept, cookie: "a=b", "x-forwarded-host": "b", "user-agent": "c", "next-action": "d" };
  expect(plain({ url: "/", headers }).headers).toEqual(kept);
});

test.each([
  [{ "x-visitor": "192.0.2.7" }, "192.0.2.7"],
  [{}, "127.0.0.1"],
  [{ "x-visitor": "2001:db8:1:2:3:4:5:6" }, "2001:db8:1:2"],
  [{ "x-visitor": "2001:db8::5:6" }, "2001:db8:0:0"],
  [{ "x-visitor": "::ffff:192.0.2.7" }, "192.0.2.7"],
  [{ "x-visitor": "x".repeat(9000) }, "x".repeat(45)],
])("the site knows whose turn it is, IPv6 by the network of a visitor: %j", (headers, visitor) => {
  expect(plain({ url: "/", headers, socket: { remoteAddress: "127.0.0.1" } }).headers).toEqual({
    "x-visitor": visitor,
  });
});

test("ten thousand names in a query cost no time", () => {
  const begun = performance.now();
  for (let i = 0; i < 100; i++) plain({ url: `/_next/image?${"a&".repeat(10_000)}` });
  expect(performance.now() - begun).toBeLessThan(1000);
});
