import { readFileSync } from "node:fs";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { Carousel } from "@/components/home/carousel";
import { FADE_MS, INTERVAL_MS } from "@/components/home/carousel-machine";
import { SummaryArrow } from "@/components/home/summary-arrow";
import { REDUCED_MOTION, setMedia } from "@/testing/jest/dom";

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
  return (
    <Carousel icons={{ previous: "‹", next: "›", pause: "ǁ", play: "▹" }} slides={slides}>
      <SummaryArrow>↓</SummaryArrow>
    </Carousel>
  );
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
const carousel = () => screen.getByRole("region", { name: "Le lieu en quatre images" });
/** The number of the visible image, from 1 to 4; the others are hidden from screen readers. */
const shown = () => {
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
  element.matches = (selector) => (selector === ":focus-visible" ? visible : matches(selector));
  act(() => element.focus());
}

describe("the carousel's images", () => {
  test("carry the four captions in order, in one element painted once", () => {
    const { container } = render(<Hero />);
    const words = container.querySelector("p span");
    const seen = CAPTIONS.map((_, i) => {
      expect(shown()).toBe(i + 1);
      const caption = words?.textContent;
      press("Image suivante");
      pass(800);
      return caption;
    });
    expect(seen).toEqual(CAPTIONS);
    expect(container.querySelector("p span")).toBe(words);
  });

  test("load the first one at once, the others after the page", () => {
    const ready = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    const { container } = render(<Hero />);
    expect(container.querySelectorAll("img")).toHaveLength(1);
    expect(container.querySelector("img")).toHaveAttribute("fetchpriority", "high");
    ready.mockReturnValue("complete");
    act(() => void window.dispatchEvent(new Event("load")));
    expect(container.querySelectorAll("img")).toHaveLength(4);
    expect(container.querySelectorAll('img[fetchpriority="low"]')).toHaveLength(3);
    ready.mockRestore();
  });

  test("are loaded early when a visitor asks for them", () => {
    const ready = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    const { container } = render(<Hero />);
    press("Image suivante");
    expect(container.querySelectorAll("img")).toHaveLength(2);
    ready.mockRestore();
  });

  test("enable their controls once the script has loaded", () => {
    const html = document.createElement("div");
    html.innerHTML = renderToString(<Hero />);
    expect(html.querySelector("[data-live]")).toHaveAttribute("data-live", "false");
    render(<Hero />);
    expect(document.querySelector("[data-live]")).toHaveAttribute("data-live", "true");
  });
});

test("the times match the specification, also in the style sheet", () => {
  expect([FADE_MS, INTERVAL_MS]).toEqual([800, 4000]);
  expect(readFileSync("components/home/carousel.module.css", "utf8")).toContain(`--fade: ${FADE_MS}ms;`);
});

describe("the arrows", () => {
  test("are ignored while an image fades in, which takes 800 ms", () => {
    render(<Hero />);
    press("Image suivante");
    press("Image suivante");
    pass(799);
    press("Image précédente");
    expect(shown()).toBe(2);
    pass(1);
    press("Image suivante");
    expect(shown()).toBe(3);
  });
});

describe("a touch", () => {
  const swipe = (by: { x: number; y: number }) => {
    fireEvent.touchStart(carousel(), { touches: [{ clientX: 200, clientY: 300 }] });
    fireEvent.touchEnd(carousel(), { changedTouches: [{ clientX: 200 + by.x, clientY: 300 + by.y }] });
    pass(800);
  };

  test("changes the image by a horizontal swipe, not by scrolling the page", () => {
    render(<Hero />);
    swipe({ x: -90, y: 20 });
    expect(shown()).toBe(2);
    swipe({ x: 90, y: 20 });
    expect(shown()).toBe(1);
    swipe({ x: -90, y: -150 });
    expect(shown()).toBe(1);
  });
});

describe("autoplay", () => {
  test("changes the image every 4 seconds, restarting after a manual change", () => {
    render(<Hero />);
    pass(3999);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(2);
    pass(3500);
    press("Image suivante");
    pass(3999);
    expect(shown()).toBe(3);
    pass(1);
    expect(shown()).toBe(4);
  });

  test("stops at « Mettre en pause » and resumes at « Reprendre le défilement »", () => {
    render(<Hero />);
    press("Mettre en pause");
    pass(60_000);
    expect(shown()).toBe(1);
    press("Image suivante");
    expect(shown()).toBe(2);
    press("Reprendre le défilement");
    pass(4000);
    expect(shown()).toBe(3);
  });

  test("continues under the pointer", () => {
    render(<Hero />);
    fireEvent.pointerEnter(carousel(), { pointerType: "mouse" });
    pass(4000);
    expect(shown()).toBe(2);
  });

  test("pauses while keyboard focus is inside, but not after a click", () => {
    render(<Hero />);
    focusWithKeyboard(button("Image suivante"));
    pass(20_000);
    expect(shown()).toBe(1);
    act(() => button("Image suivante").blur());
    pass(4000);
    expect(shown()).toBe(2);
    focusWithKeyboard(button("Image précédente"), false);
    pass(4000);
    expect(shown()).toBe(3);
  });

  test("waits for a picture that is still loading, but a press does not", () => {
    render(<Hero />);
    complete.mockReturnValue(false);
    pass(4000);
    expect(shown()).toBe(1);
    press("Image suivante");
    pass(800);
    expect(shown()).toBe(2);
    complete.mockReturnValue(true);
    pass(4000);
    expect(shown()).toBe(3);
  });

  test("pauses in a hidden tab", () => {
    render(<Hero />);
    setHidden(true);
    pass(60_000);
    expect(shown()).toBe(1);
    setHidden(false);
    pass(4000);
    expect(shown()).toBe(2);
  });

  test("is silent for screen readers; paused, a change is announced", () => {
    const { container } = render(<Hero />);
    expect(container.querySelector("[aria-live]")).toHaveAttribute("aria-live", "off");
    press("Mettre en pause");
    expect(container.querySelector("[aria-live]")).toHaveAttribute("aria-live", "polite");
  });
});

describe("with reduced motion", () => {
  beforeEach(() => setMedia(REDUCED_MOTION, true));

  test("has no autoplay and no pause button", () => {
    render(<Hero />);
    pass(60_000);
    expect(shown()).toBe(1);
    expect(screen.queryByRole("button", { name: "Mettre en pause" })).not.toBeInTheDocument();
  });

  test("changes the image at once by the arrows", () => {
    render(<Hero />);
    press("Image suivante");
    pass(0);
    press("Image suivante");
    expect(shown()).toBe(3);
  });

  test("follows a change of the preference", () => {
    render(<Hero />);
    act(() => setMedia(REDUCED_MOTION, false));
    expect(button("Mettre en pause")).toBeInTheDocument();
    pass(4000);
    expect(shown()).toBe(2);
  });
});
