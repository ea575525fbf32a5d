import { act, fireEvent, render, screen } from "@testing-library/react";
import { Hero } from "@/components/carousel/hero";
import { REDUCED_MOTION, setMedia } from "../support/dom";

const CAPTIONS = [
  "Bienvenue au Chalet des Quatre Éléments",
  "Un chalet alpin authentique, simple et chaleureux",
  "Des ateliers de bien-être et du coaching",
  "Une douce échappée au cœur des éléments",
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setHidden(false);
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const carousel = () => screen.getByRole("region", { name: "Le chalet en quatre images" });
/** Which image a visitor sees, from 1 to 4: only that one is there for a screen reader. */
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
  test("carry the four captions in order", () => {
    render(<Hero />);
    const groups = screen.getAllByRole("group", { hidden: true });
    expect(groups.map((group) => group.textContent)).toEqual(CAPTIONS);
    expect(shown()).toBe(1);
  });

  test("start with the first one at once; then each is loaded one ahead of its turn", () => {
    const ready = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    const { container } = render(<Hero />);
    expect(container.querySelectorAll("img")).toHaveLength(1);
    expect(container.querySelector("img")).toHaveAttribute("fetchpriority", "high");
    ready.mockReturnValue("complete");
    act(() => void window.dispatchEvent(new Event("load")));
    expect(container.querySelectorAll("img")).toHaveLength(2);
    pass(4000);
    expect(container.querySelectorAll("img")).toHaveLength(3);
    pass(4000);
    expect(container.querySelectorAll("img")).toHaveLength(4);
    ready.mockRestore();
  });

  test.each([
    ["finger", () => fireEvent.pointerDown(carousel())],
    ["mouse", () => fireEvent.pointerEnter(carousel(), { pointerType: "mouse" })],
    ["keyboard", () => focusWithKeyboard(button("Image suivante"))],
  ])("are all loaded as soon as a visitor comes near with a %s", (_, come) => {
    const { container } = render(<Hero />);
    come();
    expect(container.querySelectorAll("img")).toHaveLength(4);
  });

  test("end with a way down to the summary", () => {
    render(<Hero />);
    expect(screen.getByRole("link", { name: "Aller au sommaire" })).toHaveAttribute("href", "#sommaire");
  });
});

describe("the arrows", () => {
  test("go on, go back, and wrap around at both ends", () => {
    render(<Hero />);
    press("Image précédente");
    expect(shown()).toBe(4);
    pass(800);
    press("Image suivante");
    expect(shown()).toBe(1);
    pass(800);
    press("Image suivante");
    expect(shown()).toBe(2);
  });

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

describe("by itself", () => {
  test("it changes every 4 seconds, all the way around", () => {
    render(<Hero />);
    pass(3999);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(2);
    const seen = [3, 4, 1].map(() => {
      pass(4000);
      return shown();
    });
    expect(seen).toEqual([3, 4, 1]);
  });

  test("it waits 4 full seconds again after a manual change", () => {
    render(<Hero />);
    pass(3500);
    press("Image suivante");
    pass(3999);
    expect(shown()).toBe(2);
    pass(1);
    expect(shown()).toBe(3);
  });

  test("it stops at « Mettre en pause » and goes on at « Reprendre le défilement »", () => {
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

  test("it rests under a mouse, but not under a finger", () => {
    render(<Hero />);
    fireEvent.pointerEnter(carousel(), { pointerType: "mouse" });
    pass(20_000);
    expect(shown()).toBe(1);
    fireEvent.pointerLeave(carousel(), { pointerType: "mouse" });
    pass(4000);
    expect(shown()).toBe(2);
    fireEvent.pointerEnter(carousel(), { pointerType: "touch" });
    pass(4000);
    expect(shown()).toBe(3);
  });

  test("it rests while keyboard focus is inside, but not after a click", () => {
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

  test("it rests in a hidden tab", () => {
    render(<Hero />);
    setHidden(true);
    pass(60_000);
    expect(shown()).toBe(1);
    setHidden(false);
    pass(4000);
    expect(shown()).toBe(2);
  });

  test("it is silent for screen readers; at rest a change is read out", () => {
    const { container } = render(<Hero />);
    expect(container.querySelector("[aria-live]")).toHaveAttribute("aria-live", "off");
    press("Mettre en pause");
    expect(container.querySelector("[aria-live]")).toHaveAttribute("aria-live", "polite");
  });

  test("it leaves no timer behind", () => {
    const { unmount } = render(<Hero />);
    press("Image suivante");
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("for a visitor who asked for less motion", () => {
  beforeEach(() => setMedia(REDUCED_MOTION, true));

  test("it never moves by itself, so there is nothing to pause", () => {
    render(<Hero />);
    pass(60_000);
    expect(shown()).toBe(1);
    expect(screen.queryByRole("button", { name: "Mettre en pause" })).not.toBeInTheDocument();
  });

  test("the arrows change the image at once", () => {
    render(<Hero />);
    press("Image suivante");
    pass(0);
    press("Image suivante");
    expect(shown()).toBe(3);
  });

  test("a change of mind is followed", () => {
    render(<Hero />);
    act(() => setMedia(REDUCED_MOTION, false));
    expect(button("Mettre en pause")).toBeInTheDocument();
    pass(4000);
    expect(shown()).toBe(2);
  });
});
