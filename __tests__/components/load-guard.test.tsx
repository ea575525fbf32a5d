import { render } from "@testing-library/react";
import { LOAD_GUARD } from "@/components/layout/load-guard";
import { LoadFailure } from "@/components/layout/notices";

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

test("the notice of a script that cannot be loaded waits until it is in the page", async () => {
  const page = open("reload");
  Object.defineProperty(page.window.document, "readyState", { value: "loading", configurable: true });
  fail(await add(page, OWN), page);
  expect(notice(page).hidden).toBe(true);
  page.window.dispatchEvent(new page.window.Event("DOMContentLoaded"));
  expect(notice(page).hidden).toBe(false);
});

test.each([
  ["reloads the page", "navigate", "", 1],
  [
    "reloads the page, also if it was there before the guard",
    "navigate",
    `<script src="${OWN}"></script>`,
    1,
  ],
  ["shows the notice on a page that was reloaded already", "reload", "", 0],
] as const)("a script that does not answer %s after 120 s, not before", async (_, type, before, reloads) => {
  const page = open(type, before);
  if (!before) await add(page, OWN);
  jest.advanceTimersByTime(119_999);
  expect([page.reload.mock.calls.length, notice(page).hidden]).toEqual([0, true]);
  jest.advanceTimersByTime(1);
  expect([page.reload.mock.calls.length, notice(page).hidden]).toEqual([reloads, reloads > 0]);
  if (reloads) expect(page.log).toHaveBeenCalledWith(`Loading chunk failed (timeout: ${OWN})`);
});

test.each([
  ["that arrives", arrive, OWN, false],
  ["that the browser had loaded before the guard started", undefined, OWN, false],
  ["of another place", fail, "http://localhost/extension.js", false],
  ["for old browsers", fail, OWN, true],
  ["without an address", fail, "", false],
])("nothing happens for a script %s", async (_, end, src, noModule) => {
  const page = open("navigate");
  if (!end) page.asked.push(OWN);
  const script = await add(page, src, noModule);
  end?.(script, page);
  jest.advanceTimersByTime(600_000);
  expect(page.reload).not.toHaveBeenCalled();
  expect(notice(page).hidden).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ["the default picture", "", "/art/picture-default.webp"],
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
