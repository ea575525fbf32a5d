import { act, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { HashScroll } from "@/components/navigation/hash-scroll";
import { NavigationStatus } from "@/components/navigation/loading-status";
import { PageChange } from "@/components/navigation/page-change";
import { cleanHtml } from "@/lib/article/clean";
import { followLink } from "@/lib/browser/history";
import { htmlOf } from "@/testing/article";
import { REDUCED_MOTION, setMedia } from "@/testing/jest/dom";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));
const path = jest.mocked(usePathname);

const scroll = jest.spyOn(window, "scrollTo");

beforeEach(() => {
  jest.useFakeTimers();
  scroll.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, "", "/");
});

/** A page at `hash`, scrolled by 50 px, with its heading 900 px below the top of the window. */
function open(hash: string, html = "<h3>L’été indien</h3>") {
  history.replaceState(null, "", `/atelier/yoga${hash}`);
  Object.defineProperty(window, "scrollY", { value: 50, configurable: true });
  const page = render(
    <main id="contenu">
      <HashScroll />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned, as on the page */}
      <article dangerouslySetInnerHTML={{ __html: htmlOf(cleanHtml(html).article) }} />
    </main>,
  );
  for (const heading of page.container.querySelectorAll("h2, h3"))
    heading.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
  return page;
}

/** The scroll position after some time. */
const scrolledAfter = (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds);
  return scroll.mock.calls.flat();
};
const THERE = { top: 900 + 50 - 150, behavior: "smooth" };

describe("an address with the hash of a heading", () => {
  test("scrolls smoothly to 150 px above it one second after the end of loading", () => {
    const ready = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    open("#lete-indien");
    expect(scrolledAfter(5000)).toEqual([]);
    ready.mockRestore();
    window.dispatchEvent(new Event("load"));
    expect(scrolledAfter(999)).toEqual([]);
    expect(scrolledAfter(1)).toEqual([THERE]);
  });

  test.each(["wheel", "touchmove", "keydown", "leaving"])("does not scroll after a visitor’s %s", (sign) => {
    const page = open("#lete-indien");
    jest.advanceTimersByTime(500);
    if (sign === "leaving") page.unmount();
    else window.dispatchEvent(new Event(sign));
    expect(scrolledAfter(2000)).toEqual([]);
  });

  test.each([
    ["written with percent codes", "#c%C5%93ur", "<h3>Cœur</h3>"],
    ["that is the name of a part of the page, too", "#contenu", "<h3>Contenu</h3>"],
  ])("%s scrolls to the article's heading", (_, hash, html) => {
    open(hash, html);
    expect(scrolledAfter(1000)).toEqual([THERE]);
  });

  test.each([
    ...["", "#", "#autre-chose", "#%E0%A4%A", "#<b>"].map((hash) => [hash, undefined]),
    // A heading that was typed at another level.
    ["#lete-indien", "<h2>L’été indien</h2><h4>L’été indien</h4>"],
  ])("does not scroll for an unknown hash (%p)", (hash = "", html) => {
    open(hash, html);
    expect(scrolledAfter(5000)).toEqual([]);
  });

  test("keeps the position of a visitor who comes back", () => {
    window.dispatchEvent(new PopStateEvent("popstate"));
    open("#lete-indien");
    expect(scrolledAfter(5000)).toEqual([]);
    followLink();
  });

  test("applies to the visible page, not to one that is kept hidden", () => {
    const left = document.body.appendChild(document.createElement("section"));
    left.hidden = true;
    left.innerHTML = '<h3 data-hash="lete-indien">Un autre été</h3>';
    document.body.prepend(left);
    open("#lete-indien");
    expect(scrolledAfter(1000)).toEqual([THERE]);
    left.remove();
  });

  test("also scrolls for a link within the page, at once under reduced motion", () => {
    setMedia(REDUCED_MOTION, true);
    open("");
    jest.advanceTimersByTime(5000);
    history.replaceState(null, "", "#lete-indien");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    expect(scrolledAfter(1000)).toEqual([{ ...THERE, behavior: "instant" }]);
  });
});

function walk(...paths: string[]) {
  path.mockReturnValue(paths[0] ?? "/");
  const { rerender } = render(<PageChange />);
  for (const next of paths.slice(1)) {
    path.mockReturnValue(next);
    rerender(<PageChange />);
  }
}

describe("the scroll position", () => {
  test("is reset at once on every change of path, not on the first load", () => {
    walk("/", "/le-lieu", "/le-lieu", "/contact");
    expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: "instant" }], [{ top: 0, behavior: "instant" }]]);
  });

  test("is left to the browser when the address has a hash", () => {
    history.replaceState(null, "", "/#sommaire");
    walk("/le-lieu", "/");
    expect(scroll).not.toHaveBeenCalled();
  });
});

test("a slow navigation shows « Chargement... » with the loader after 150 ms, a quick one nothing", () => {
  const status = () => screen.getByRole("status");
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const { rerender } = render(<NavigationStatus waiting />);
  pass(149);
  rerender(<NavigationStatus waiting={false} />);
  pass(1000);
  expect(status()).toBeEmptyDOMElement();
  rerender(<NavigationStatus waiting />);
  pass(149);
  expect(status()).toBeEmptyDOMElement();
  pass(1);
  expect(status()).toHaveTextContent("Chargement...");
  expect(status().querySelector("svg")).toHaveAttribute("width", "30");
  rerender(<NavigationStatus waiting={false} />);
  expect(status()).toBeEmptyDOMElement();
});
