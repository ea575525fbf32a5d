import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import vm from "node:vm";
import { fontPreloads, forFirstPaint } from "@/lib/page-cache/first-paint.mjs";

const assets = mkdtempSync(path.join(os.tmpdir(), "assets-"));
mkdirSync(path.join(assets, "chunks"));
const sheet = (name: string, text: string) => writeFileSync(path.join(assets, "chunks", name), text);
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;
const disabled = (name: string) => link(name).replace("<link ", '<link disabled="" ');
const page = (head: string, body = "<p>Bonjour</p>") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

describe("the styles of a page", () => {
  test("stand in the page in their order, and their links ask for nothing", () => {
    sheet("first.css", "a{color:red}\n");
    sheet("second.css", "b{color:blue}");
    expect(forFirstPaint(page(link("first.css") + link("second.css?dpl=7")), assets)).toBe(
      page(
        `<style>a{color:red}</style>${disabled("first.css")}<style>b{color:blue}</style>${disabled("second.css?dpl=7")}`,
      ),
    );
  });

  test("find their files from any page, and leave other addresses alone", () => {
    const others = 'url(/art/a.svg) url(https://x.fr/b) url(#clip) url("data:image/png;base64,AA==")';
    sheet("files.css", `a{src:url(../media/serif.woff2) url('x.svg')}b{c:${others}}`);
    expect(forFirstPaint(page(link("files.css")), assets)).toContain(
      `<style>a{src:url(/_next/static/media/serif.woff2) url('/_next/static/chunks/x.svg')}b{c:${others}}</style>`,
    );
  });

  test.each([
    ["out of reach", "missing.css"],
    ["that would end the element early", "closing.css"],
  ])("stay a link for a sheet %s", (_, name) => {
    sheet("closing.css", 'a{content:"</style>"}');
    expect(forFirstPaint(page(link(name)), assets)).toBe(page(link(name)));
  });
});

describe("the scripts of a page", () => {
  const scripts =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>' +
    '<script src="/_next/static/chunks/a.js" async=""></script>' +
    '<script src="/_next/static/chunks/b.js?dpl=1&amp;x" id="_R_" async=""></script>';

  /** Runs what the page runs by itself; frames and timers wait until they are let go. */
  function open(html: string, hidden = false) {
    const waiting: Record<"frame" | "timer", (() => void)[]> = { frame: [], timer: [] };
    const started: string[] = [];
    const code = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, text]) => text ?? "").join(";");
    vm.runInNewContext(code, {
      requestAnimationFrame: (run: () => void) => waiting.frame.push(run),
      setTimeout: (run: () => void) => waiting.timer.push(run),
      document: {
        hidden,
        createElement: () => ({}),
        head: { append: ({ src }: { src: string }) => started.push(src) },
      },
    });
    const letGo = (kind: "frame" | "timer") => {
      for (const run of waiting[kind].splice(0)) run();
    };
    return { started, letGo };
  }

  test("are asked for after the first frame, in their order", () => {
    const html = forFirstPaint(page(scripts), assets);
    expect(html).not.toMatch(/ src=|preload/);
    const { started, letGo } = open(html);
    letGo("timer");
    expect(started).toEqual([]);
    letGo("frame");
    expect(started).toEqual([]);
    letGo("timer");
    expect(started).toEqual(["/_next/static/chunks/a.js", "/_next/static/chunks/b.js?dpl=1&x"]);
  });

  test("start at once in a page that is opened behind another", () => {
    expect(open(forFirstPaint(page(scripts), assets), true).started).toHaveLength(2);
  });

  test("are the framework's alone", () => {
    const others = '<script src="/_next/static/old.js" noModule=""></script><script>own()</script>';
    expect(forFirstPaint(page("", others), assets)).toBe(page("", others));
  });

  test("stay where they are in a page without an end", () => {
    expect(forFirstPaint(scripts, assets)).toBe(scripts);
  });
});

test("a prepared page is not prepared twice", () => {
  sheet("once.css", "a{}");
  const once = forFirstPaint(
    page(link("once.css"), '<script src="/_next/static/a.js" async=""></script>'),
    assets,
  );
  expect(forFirstPaint(once, assets)).toBe(once);
});

describe("the fonts of a page", () => {
  test("are asked for along with it, once each", () => {
    const face = (name: string) => `@font-face{src:url(/_next/static/media/${name})}`;
    const html = `<style>${face("sans-s.p.1.woff2")}${face("serif-s.p.2.woff2")}${face("sans-s.p.1.woff2")}${face("rare-s.3.woff2")}</style>`;
    const preload = (name: string) =>
      `</_next/static/media/${name}>; rel=preload; as="font"; crossorigin=""; type="font/woff2"`;
    expect(fontPreloads(html)).toBe(`${preload("sans-s.p.1.woff2")}, ${preload("serif-s.p.2.woff2")}`);
  });

  test("are no header where there are none", () => {
    expect(fontPreloads("<p>Bonjour</p>")).toBeUndefined();
  });
});
