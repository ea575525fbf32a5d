import { render } from "@testing-library/react";
import { LoadFailure } from "@/components/layout/load-guard";
import { LOAD_GUARD } from "@/components/layout/load-guard-script";

type Page = { window: Window & typeof globalThis; reload: jest.Mock; log: jest.Mock; asked: string[] };

/** A page with the guard running in it, opened by a navigation of `type`, with `before` already in it. */
function open(type: "navigate" | "reload" | "back_forward", before = ""): Page {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const window = frame.contentWindow as Page["window"];
  window.document.body.innerHTML = before + render(<LoadFailure />).container.innerHTML;
  const reload = jest.fn();
  const log = jest.fn();
  const asked: string[] = [];
  const performance = {
    getEntriesByType: () => [{ type }],
    getEntriesByName: (name: string) => asked.filter((answered) => answered === name),
  };
  const run = new window.Function(
    "location",
    "performance",
    "setTimeout",
    "clearTimeout",
    "console",
    LOAD_GUARD,
  );
  run({ reload }, performance, setTimeout, clearTimeout, { error: log });
  return { window, reload, log, asked };
}

/** Adds a script to the page and waits for its mutation observer. */
async function add({ window }: Page, src: string, noModule = false) {
  const script = window.document.createElement("script");
  if (src) script.src = src;
  script.noModule = noModule;
  window.document.head.append(script);
  await Promise.resolve();
  return script;
}

const fail = (script: HTMLScriptElement, page: Page) => script.dispatchEvent(new page.window.Event("error"));
const arrive = (script: HTMLScriptElement, page: Page) => script.dispatchEvent(new page.window.Event("load"));
const notice = ({ window }: Page) => window.document.getElementById("load-failure") as HTMLElement;

const OWN = "http://localhost/_next/static/chunks/a.js";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe("a script of the site that cannot be loaded", () => {
  test("waits until the notice is in the page", async () => {
    const page = open("reload");
    Object.defineProperty(page.window.document, "readyState", { value: "loading", configurable: true });
    fail(await add(page, OWN), page);
    expect(notice(page).hidden).toBe(true);
    page.window.dispatchEvent(new page.window.Event("DOMContentLoaded"));
    expect(notice(page).hidden).toBe(false);
  });
});

describe("a script of the site that does not answer", () => {
  test("reloads the page after 120 seconds, not before", async () => {
    const page = open("navigate");
    await add(page, OWN);
    jest.advanceTimersByTime(119_999);
    expect(page.reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(page.log).toHaveBeenCalledWith(`Loading chunk failed (timeout: ${OWN})`);
  });

  test("shows the notice after 120 seconds on a page that was reloaded already", async () => {
    const page = open("reload");
    await add(page, OWN);
    jest.advanceTimersByTime(120_000);
    expect(page.reload).not.toHaveBeenCalled();
    expect(notice(page).hidden).toBe(false);
  });

  test("is also noticed if it was in the page before the guard", () => {
    const page = open("navigate", `<script src="${OWN}"></script>`);
    jest.advanceTimersByTime(120_000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});

describe("nothing happens", () => {
  test("when the script arrives", async () => {
    const page = open("navigate");
    arrive(await add(page, OWN), page);
    jest.advanceTimersByTime(600_000);
    expect(page.reload).not.toHaveBeenCalled();
    expect(notice(page).hidden).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("when the browser had loaded the script before the guard started", async () => {
    const page = open("navigate");
    page.asked.push(OWN);
    await add(page, OWN);
    jest.advanceTimersByTime(600_000);
    expect(page.reload).not.toHaveBeenCalled();
  });

  test.each([
    ["of another place", "http://localhost/extension.js", false],
    ["for old browsers", OWN, true],
    ["without an address", "", false],
  ])("for a script %s", async (_, src, noModule) => {
    const page = open("navigate");
    fail(await add(page, src, noModule), page);
    jest.advanceTimersByTime(600_000);
    expect(page.reload).not.toHaveBeenCalled();
  });
});

test.each([
  ["the default picture", "", "/art/partner-default.webp"],
  ["the default of its kind", 'data-fallback="/art/portrait-default.svg"', "/art/portrait-default.svg"],
])("a picture that cannot be loaded is replaced by %s, once", (_, attributes, shown) => {
  const sources = '<source srcset="/upright.jpg 480w">';
  const page = open("navigate", `<picture>${sources}<img srcset="/a.jpg 480w" ${attributes}></picture>`);
  const image = page.window.document.querySelector("img") as HTMLImageElement;
  image.dispatchEvent(new page.window.Event("error"));
  for (const one of page.window.document.querySelectorAll("img, source"))
    expect(one).toHaveAttribute("srcset", shown);
  image.src = "";
  image.dispatchEvent(new page.window.Event("error"));
  expect(image).toHaveAttribute("src", "");
  expect(page.reload).not.toHaveBeenCalled();
});

test("stores nothing in the browser", () => {
  expect(LOAD_GUARD).not.toMatch(/Storage|cookie|indexedDB|history/);
});
