import { act, fireEvent, render, screen } from "@testing-library/react";
import { HashScroll } from "@/components/navigation/hash-scroll";
import { LinkWatch } from "@/components/navigation/link-watch";
import { cleanHtml } from "@/lib/article/clean";
import { articleHtml } from "@/testing/article";
import { REDUCED_MOTION, setMediaQuery } from "@/testing/jest/dom";

const scroll = jest.spyOn(window, "scrollTo");

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
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
      <article dangerouslySetInnerHTML={{ __html: articleHtml(cleanHtml(html).article) }} />
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

  test.each(["wheel", "touchmove", "keydown", "pagehide"])("does not scroll after a visitor’s %s", (sign) => {
    open("#lete-indien");
    jest.advanceTimersByTime(500);
    window.dispatchEvent(new Event(sign));
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

  test.each(["back_forward", "reload"])("keeps the position of a visitor who comes back (%s)", (type) => {
    jest.spyOn(performance, "getEntriesByType").mockReturnValueOnce([{ type }] as never);
    open("#lete-indien");
    expect(scrolledAfter(5000)).toEqual([]);
  });

  test("also scrolls for a link within the page, at once under reduced motion", () => {
    setMediaQuery(REDUCED_MOTION, true);
    open("");
    jest.advanceTimersByTime(5000);
    history.replaceState(null, "", "#lete-indien");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    expect(scrolledAfter(1000)).toEqual([{ ...THERE, behavior: "instant" }]);
  });
});

describe("a press on a link", () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const status = () => screen.getByRole("status");
  // jsdom opens no pages.
  const stay = (event: Event) => event.preventDefault();
  beforeEach(() => addEventListener("click", stay));
  afterEach(() => removeEventListener("click", stay));

  /** Presses a link on the page `/`. */
  function press(attributes: Record<string, string>, keys = {}) {
    render(
      <>
        <LinkWatch />
        <a {...attributes}>
          <b>Suite</b>
        </a>
      </>,
    );
    fireEvent.click(screen.getByText("Suite"), keys);
  }

  test("shows « Chargement... » with the loader after 150 ms", () => {
    press({ href: "/le-lieu" });
    pass(149);
    expect(status()).toBeEmptyDOMElement();
    pass(1);
    expect(status()).toHaveTextContent("Chargement...");
    expect(status().querySelector("svg")).toHaveAttribute("width", "30");
  });

  test.each([
    ["the page comes back from the browser's cache", () => fireEvent(window, cameBack())],
    ["something else is pressed", () => fireEvent.click(document.body)],
  ])("shows it until %s", (_, end) => {
    press({ href: "/le-lieu" });
    pass(150);
    end();
    expect(status()).toBeEmptyDOMElement();
  });

  test.each<[string, Record<string, string>, object?]>([
    ["to a place of the page", { href: "#sommaire" }],
    ["to a place of the page, by its whole address", { href: "/#sommaire" }],
    ["to a calendar", { href: "/calendrier.ics" }],
    ["to a download", { href: "/le-lieu", download: "" }],
    ["to a picture", { href: "/_next/image?url=a", type: "image/*" }],
    ["to another site", { href: "https://chalet.example/" }],
    ["to a mail", { href: "mailto:bonjour@chalet.example" }],
    ["that opens a tab", { href: "/le-lieu", target: "_blank" }],
    ["that opens a tab by a key", { href: "/le-lieu" }, { ctrlKey: true }],
  ])("shows nothing for one %s", (_, attributes, keys = {}) => {
    press(attributes, keys);
    pass(1000);
    expect(status()).toBeEmptyDOMElement();
  });
});

const cameBack = () => Object.assign(new Event("pageshow"), { persisted: true });
