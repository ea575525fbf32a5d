import { act, fireEvent, render, screen } from "@testing-library/react";
import { Carousel } from "@/components/home/carousel";
import { INTERVAL_MS } from "@/components/home/carousel-machine";
import { REDUCED_MOTION, setMediaQuery } from "@/testing/jest/dom";

const CAPTIONS = [
  "Bienvenue au Chalet des Quatre Éléments",
  "Un chalet alpin authentique, simple et chaleureux",
  "Des ateliers de bien-être et du coaching",
  "Une douce échappée au cœur des éléments",
];

/** The carousel with the slides of the home page. */
function Hero() {
  const slides = CAPTIONS.map((caption, i) => ({
    caption,
    picture: <img src={`/${i}.webp`} alt="" fetchPriority={i === 0 ? "high" : "low"} />,
  }));
  return <Carousel icons={{ previous: "‹", next: "›", pause: "ǁ", play: "▹", down: "↓" }} slides={slides} />;
}

const complete = jest.spyOn(HTMLImageElement.prototype, "complete", "get");

beforeEach(() => {
  jest.useFakeTimers();
  complete.mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  setHidden(false);
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const carousel = () => screen.getByRole("region", { name: "Le lieu en images" });
/** The number of the visible image, from 1 to 4; the others are hidden from screen readers. */
const visibleImage = () => {
  const visible = screen.getAllByRole("group");
  expect(visible).toHaveLength(1);
  return Number(/^Image (\d) sur 4$/.exec(visible[0]?.getAttribute("aria-label") ?? "")?.[1]);
};

function setHidden(hidden: boolean) {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

/** Keyboard focus, which jsdom cannot tell from a click. */
function focusWithKeyboard(element: HTMLElement, visible = true) {
  const matches = element.matches.bind(element);
  const answer = (selector: string) => (selector === ":focus-visible" ? visible : matches(selector));
  element.matches = answer as typeof element.matches;
  act(() => element.focus());
}

describe("the carousel's images", () => {
  test("carry the four captions in order, in one element painted once", () => {
    const { container } = render(<Hero />);
    const words = container.querySelector("[data-changing] span");
    const seen = CAPTIONS.map((_, i) => {
      expect(visibleImage()).toBe(i + 1);
      const caption = words?.textContent;
      press("Image suivante");
      pass(800);
      return caption;
    });
    expect(seen).toEqual(CAPTIONS);
    expect(container.querySelector("[data-changing] span")).toBe(words);
  });

  test("load the first one at once, another on request, all of them after the page", () => {
    const ready = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    const { container } = render(<Hero />);
    expect(container.querySelectorAll("img")).toHaveLength(1);
    expect(container.querySelector("img")).toHaveAttribute("fetchpriority", "high");
    press("Image suivante");
    expect(container.querySelectorAll("img")).toHaveLength(2);
    ready.mockReturnValue("complete");
    act(() => void window.dispatchEvent(new Event("load")));
    expect(container.querySelectorAll("img")).toHaveLength(4);
    expect(container.querySelectorAll('img[fetchpriority="low"]')).toHaveLength(3);
    ready.mockRestore();
  });
});

test("the arrows are ignored while an image fades in, which takes 800 ms", () => {
  render(<Hero />);
  press("Image suivante");
  press("Image suivante");
  pass(799);
  press("Image précédente");
  expect(visibleImage()).toBe(2);
  pass(1);
  press("Image suivante");
  expect(visibleImage()).toBe(3);
});

test("a horizontal swipe of one finger changes the image; a tremor, a scroll, a pinch and a pan do not", () => {
  const zoom = Object.assign(new EventTarget(), { scale: 1 });
  Object.defineProperty(window, "visualViewport", { value: zoom, configurable: true });
  render(<Hero />);
  press("Mettre en pause");
  for (const [x, y, fingers, scale, now] of [
    [-90, 20, 1, 1, 2],
    [90, 20, 1, 1, 1],
    [-40, 0, 1, 1, 1],
    [-90, -150, 1, 1, 1],
    [-90, 0, 2, 1, 1],
    [-90, 0, 1, 2, 1],
  ] as const) {
    zoom.scale = scale;
    const touches = Array.from({ length: fingers }, () => ({ clientX: 200, clientY: 300 }));
    fireEvent.touchStart(carousel(), { touches });
    fireEvent.touchEnd(carousel(), { changedTouches: [{ clientX: 200 + x, clientY: 300 + y }] });
    pass(800);
    expect(visibleImage()).toBe(now);
  }
});

describe("autoplay", () => {
  test("changes the image every 4 seconds, restarting after a manual change", () => {
    expect(INTERVAL_MS).toBe(4000);
    render(<Hero />);
    pass(INTERVAL_MS - 1);
    expect(visibleImage()).toBe(1);
    pass(1);
    expect(visibleImage()).toBe(2);
    pass(INTERVAL_MS - 500);
    press("Image suivante");
    pass(INTERVAL_MS - 1);
    expect(visibleImage()).toBe(3);
    pass(1);
    expect(visibleImage()).toBe(4);
  });

  test("stops at « Mettre en pause », when changes are announced, and resumes", () => {
    const { container } = render(<Hero />);
    expect(container.querySelector("[aria-live]")).toHaveAttribute("aria-live", "off");
    press("Mettre en pause");
    expect(container.querySelector("[aria-live]")).toHaveAttribute("aria-live", "polite");
    pass(60_000);
    expect(visibleImage()).toBe(1);
    press("Image suivante");
    expect(visibleImage()).toBe(2);
    press("Reprendre le défilement");
    pass(INTERVAL_MS);
    expect(visibleImage()).toBe(3);
  });

  test("pauses while keyboard focus is inside, but not after a click", () => {
    render(<Hero />);
    focusWithKeyboard(button("Image suivante"));
    pass(20_000);
    expect(visibleImage()).toBe(1);
    act(() => button("Image suivante").blur());
    pass(INTERVAL_MS);
    expect(visibleImage()).toBe(2);
    focusWithKeyboard(button("Image précédente"), false);
    pass(INTERVAL_MS);
    expect(visibleImage()).toBe(3);
  });

  test("waits for a picture that is still loading, but a press does not", () => {
    render(<Hero />);
    complete.mockReturnValue(false);
    pass(INTERVAL_MS);
    expect(visibleImage()).toBe(1);
    press("Image suivante");
    pass(800);
    expect(visibleImage()).toBe(2);
    complete.mockReturnValue(true);
    pass(INTERVAL_MS);
    expect(visibleImage()).toBe(3);
  });

  test("pauses in a hidden tab", () => {
    render(<Hero />);
    setHidden(true);
    pass(60_000);
    expect(visibleImage()).toBe(1);
    setHidden(false);
    pass(INTERVAL_MS);
    expect(visibleImage()).toBe(2);
  });
});

test("with reduced motion only the arrows change the image, at once, until the preference changes", () => {
  setMediaQuery(REDUCED_MOTION, true);
  render(<Hero />);
  pass(60_000);
  expect(visibleImage()).toBe(1);
  expect(screen.queryByRole("button", { name: "Mettre en pause" })).not.toBeInTheDocument();
  press("Image suivante");
  pass(0);
  press("Image suivante");
  expect(visibleImage()).toBe(3);
  act(() => setMediaQuery(REDUCED_MOTION, false));
  expect(button("Mettre en pause")).toBeInTheDocument();
  pass(INTERVAL_MS);
  expect(visibleImage()).toBe(4);
});
