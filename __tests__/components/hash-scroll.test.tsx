import { render } from "@testing-library/react";
import { HashScroll } from "@/components/navigation/hash-scroll";
import { cleanHtml } from "@/lib/article/clean";
import { arrivedByLink } from "@/lib/browser/arrival";
import { REDUCED_MOTION, setMedia } from "@/testing/jest/dom";

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
  const { html: clean } = cleanHtml(html);
  const page = render(
    <main id="contenu">
      <HashScroll />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above, as on the page */}
      <article dangerouslySetInnerHTML={{ __html: clean }} />
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
  test("scrolls smoothly to 150 px above it after one second", () => {
    open("#lete-indien");
    expect(scrolledAfter(999)).toEqual([]);
    expect(scrolledAfter(1)).toEqual([THERE]);
  });

  test("scrolls at once under reduced motion", () => {
    setMedia(REDUCED_MOTION, true);
    open("#lete-indien");
    expect(scrolledAfter(1000)).toEqual([{ ...THERE, behavior: "instant" }]);
  });

  test.each(["wheel", "touchmove", "keydown"])(
    "does not scroll once the visitor has moved the page (%s)",
    (sign) => {
      open("#lete-indien");
      jest.advanceTimersByTime(500);
      window.dispatchEvent(new Event(sign));
      expect(scrolledAfter(2000)).toEqual([]);
    },
  );

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

  test("starts its second at the end of loading", () => {
    const ready = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    open("#lete-indien");
    expect(scrolledAfter(5000)).toEqual([]);
    ready.mockRestore();
    window.dispatchEvent(new Event("load"));
    expect(scrolledAfter(999)).toEqual([]);
    expect(scrolledAfter(1)).toEqual([THERE]);
  });

  test("keeps the position of a visitor who comes back", () => {
    window.dispatchEvent(new PopStateEvent("popstate"));
    open("#lete-indien");
    expect(scrolledAfter(5000)).toEqual([]);
    arrivedByLink();
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

  test("also scrolls for a link within the page", () => {
    open("");
    jest.advanceTimersByTime(5000);
    history.replaceState(null, "", "#lete-indien");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    expect(scrolledAfter(1000)).toEqual([THERE]);
  });

  test("does not scroll after the visitor has left the page", () => {
    const page = open("#lete-indien");
    page.unmount();
    expect(scrolledAfter(5000)).toEqual([]);
  });
});
