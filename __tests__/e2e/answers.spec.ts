import { expect, test } from "@playwright/test";
import { type Ask, ask, SECURITY_HEADERS, valuesOf } from "../../testing/ask";

/** Requests an address exactly as written; a browser would normalise it. */
const send = (asked: Ask) => ask(test.info().project.use.baseURL ?? "", asked);

// Meaningless on a read-only site.
const FORM = "application/x-www-form-urlencoded";
const PICTURE = "url=%2Fart%2Ficon-192.png&w=96";
const WITHOUT_A_PAGE: [what: string, status: number, asked: Ask][] = [
  ["a percent sign alone", 404, { path: "/%" }],
  ["an id that is not UTF-8", 404, { path: "/partenaire/%ED%A0%80" }],
  ["an id in any script", 404, { path: "/partenaire/%F0%9F%98%80" }],
  ["a slash at the end", 308, { path: "/le-lieu/" }],
  ["slashes at the beginning", 308, { path: "//le-lieu" }],
  ["an old address", 308, { path: "/calendrier/passees" }],
  ["writing to a drawing", 405, { path: "/art/icon.svg", method: "PUT", body: "rien" }],
  ["writing to a page", 405, { path: "/le-lieu", method: "POST", body: "rien" }],
  ["an empty form", 405, { path: "/le-lieu", method: "POST", headers: { "content-type": FORM } }],
  ["deleting an asset", 405, { path: "/_next/static/a.js", method: "DELETE" }],
  ["steps to a page from below /api/", 405, { path: "/api/../le-lieu", method: "POST" }],
  ["writing to the health address", 405, { path: "/api/health", method: "POST" }],
  ["slashes before the health address", 404, { path: "//api/health" }],
  ["a folder of assets", 404, { path: "/_next/static/chunks/" }],
  ["the optimiser in capitals", 404, { path: "/API/picture" }],
  ["robots.txt in capitals", 404, { path: "/Robots.txt" }],
  ["invalid codes below the assets", 404, { path: "/_next/static/%" }],
  ["the optimiser by its inner name", 404, { path: `/api/picture?${PICTURE}` }],
];
test("what leads to no page has the right status, and every security header once", async () => {
  for (const [what, status, asked] of WITHOUT_A_PAGE) {
    const answer = await send(asked);
    expect.soft([what, answer.status]).toEqual([what, status]);
    for (const name of SECURITY_HEADERS)
      expect.soft(valuesOf(answer, name), `${name} of ${what}`).toHaveLength(1);
  }
});
