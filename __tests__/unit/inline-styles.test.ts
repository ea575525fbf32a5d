import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inlineStyles } from "@/lib/server/page-cache/inline-styles.mjs";

const assets = mkdtempSync(path.join(os.tmpdir(), "assets-"));
mkdirSync(path.join(assets, "chunks"));
const sheet = (name: string, text: string) => writeFileSync(path.join(assets, "chunks", name), text);
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;
const disabled = (name: string) => link(name).replace("<link ", '<link disabled="" ');
const page = (head: string, body = "<p>Bonjour</p>") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

afterAll(() => rmSync(assets, { recursive: true }));

describe("the styles of a page", () => {
  test("are inlined in order in one element, and their links are removed", () => {
    sheet("first.css", "a{color:red}\n");
    sheet("second.css", "b{color:blue}");
    expect(inlineStyles(page(link("first.css") + link("second.css?dpl=7")), assets)).toBe(
      page(
        `<style>a{color:red}\nb{color:blue}</style>${disabled("first.css")}${disabled("second.css?dpl=7")}`,
      ),
    );
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

test("changes nothing else, and does nothing the second time", () => {
  sheet("once.css", "a{}");
  const others =
    '<link rel="preload" as="script" href="/_next/static/c.js"/><script src="/_next/static/a.js" async=""></script>';
  const once = inlineStyles(page(link("once.css"), others), assets);
  expect(once).toBe(page(`<style>a{}</style>${disabled("once.css")}`, others));
  expect(inlineStyles(once, assets)).toBe(once);
});
