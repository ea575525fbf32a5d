import { readFileSync } from "node:fs";
import {
  type CarouselEvent,
  type CarouselState,
  carousel,
  FADE_MS,
  INTERVAL_MS,
  initialState,
} from "@/components/home/carousel-machine";
import { SLIDES } from "@/lib/pictures/slots";

const next: CarouselEvent = { type: "change", by: 1, manual: true };
const previous: CarouselEvent = { type: "change", by: -1, manual: true };
const automatic: CarouselEvent = { type: "change", by: 1, manual: false };
const faded: CarouselEvent = { type: "faded" };
const from = (...events: CarouselEvent[]) => events.reduce<CarouselState>(carousel, initialState);

describe("the carousel", () => {
  test("keeps the times of the specification", () => {
    expect([SLIDES, FADE_MS, INTERVAL_MS]).toEqual([4, 800, 4000]);
  });

  test("is seen to fade as long as it fades", () => {
    const sheet = readFileSync("components/home/carousel.module.css", "utf8");
    expect(sheet).toContain(`--fade: ${FADE_MS}ms;`);
  });

  test("starts on the first slide, at rest", () => {
    expect(initialState).toEqual({ current: 0, manual: 0 });
  });

  test("goes through all four and back to the first", () => {
    const seen = [];
    let state = initialState;
    for (let i = 0; i < 5; i += 1) {
      seen.push(state.current);
      state = carousel(carousel(state, next), faded);
    }
    expect(seen).toEqual([0, 1, 2, 3, 0]);
  });

  test("goes back from the first to the last", () => {
    expect(from(previous, faded).current).toBe(3);
    expect(from(previous, faded, next, faded).current).toBe(0);
  });

  test("shows the new slide as current only when the fade is over", () => {
    expect(from(next)).toMatchObject({ current: 0, next: 1 });
    expect(from(next, faded)).toEqual({ current: 1, manual: 1 });
  });

  test.each([next, previous, automatic])("ignores %j during a fade", (event) => {
    const fading = from(next);
    expect(carousel(fading, event)).toBe(fading);
  });

  test("ignores the end of a fade that never began", () => {
    expect(carousel(initialState, faded)).toBe(initialState);
  });

  test("counts manual changes alone, and none that was ignored: the timer starts again with them", () => {
    expect(from(automatic, faded, automatic, faded).manual).toBe(0);
    expect(from(next, faded, previous, faded).manual).toBe(2);
    expect(from(next, next, next).manual).toBe(1);
    expect(from(automatic, next).manual).toBe(0);
  });
});
