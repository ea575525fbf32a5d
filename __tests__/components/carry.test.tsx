import { carry } from "@/lib/browser/carry";

const picture = () => document.createElement("img");
const skip = jest.fn();
let named: string | undefined;

/** A browser that looks at the page, lets it change, and looks again. */
function browserWith(shown: HTMLElement) {
  document.startViewTransition = ((change: () => Promise<void>) => {
    named = shown.style.viewTransitionName;
    Promise.resolve().then(change);
    return { ready: Promise.resolve(), skipTransition: skip };
  }) as unknown as typeof document.startViewTransition;
}

beforeEach(() => {
  jest.useFakeTimers();
  named = undefined;
  skip.mockReset();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, "startViewTransition");
});

test("a page opens at once where the browser has no transitions", () => {
  const open = jest.fn().mockResolvedValue(undefined);
  carry(picture(), open);
  expect(open).toHaveBeenCalledTimes(1);
});

test("a page opens at once where less movement is wanted", () => {
  const shown = picture();
  browserWith(shown);
  jest.mocked(window.matchMedia).mockReturnValue({ matches: true } as MediaQueryList);
  const open = jest.fn().mockResolvedValue(undefined);
  carry(shown, open);
  expect(open).toHaveBeenCalledTimes(1);
  expect(named).toBeUndefined();
});

test("the picture has its name while the browser looks at the page that is left, and not after", async () => {
  const shown = picture();
  browserWith(shown);
  const open = jest.fn().mockResolvedValue(undefined);
  carry(shown, open);
  expect(named).toBe("carried");
  await jest.advanceTimersByTimeAsync(1000);
  expect(open).toHaveBeenCalledTimes(1);
  expect(shown.style.viewTransitionName).toBe("");
  expect(skip).not.toHaveBeenCalled();
});

test("nothing stands still for a page that is 150 ms on its way", async () => {
  const shown = picture();
  browserWith(shown);
  carry(shown, () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(149);
  expect(skip).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(skip).toHaveBeenCalledTimes(1);
});
