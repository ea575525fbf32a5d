import { act, fireEvent, render, screen } from "@testing-library/react";
import { usePathname, useRouter } from "next/navigation";
import { Link } from "@/components/link/link";
import { NavigationProvider } from "@/components/navigation/navigation";
import { NavigationStatus } from "@/components/navigation/status";
import { wayOn } from "@/lib/browser/use-transient";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useRouter: jest.fn() }));

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };

beforeEach(() => {
  jest.useFakeTimers();
  for (const method of Object.values(router)) method.mockReset();
  jest.mocked(useRouter).mockReturnValue(router as never);
  jest.mocked(usePathname).mockReturnValue("/partenaires");
});
afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(navigator, "connection", { value: undefined, configurable: true });
  history.replaceState(null, "", "/");
});

const link = () => screen.getByRole("link", { name: "Bastien" });
const show = (straightTo?: string) =>
  render(
    <NavigationProvider>
      <Link href="/partenaire/bastien" straightTo={straightTo}>
        Bastien
      </Link>
    </NavigationProvider>,
  );

describe("a link", () => {
  test.each([
    ["pointed at", () => fireEvent.mouseEnter(link())],
    ["reached with the keyboard", () => act(() => link().focus())],
    ["touched", () => fireEvent.touchStart(link())],
  ])("is fetched ahead when it is %s, not before", (_, come) => {
    show();
    expect(router.prefetch).not.toHaveBeenCalled();
    come();
    expect(router.prefetch.mock.calls).toEqual([["/partenaire/bastien"]]);
  });

  test("is not fetched ahead for a visitor who spares data", () => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
    show();
    fireEvent.mouseEnter(link());
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  test("keeps its address and leads straight to where that would be redirected", () => {
    show("/partenaire/b-queyrel");
    expect(link()).toHaveAttribute("href", "/partenaire/bastien");
    fireEvent.mouseEnter(link());
    expect(router.prefetch.mock.calls).toEqual([["/partenaire/b-queyrel"]]);
  });

  test("opens its page within the site", () => {
    show();
    expect(fireEvent.click(link())).toBe(false);
    expect(router.push.mock.calls).toEqual([["/partenaire/bastien"]]);
  });

  test.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("is the browser's own with %s", (key) => {
    const untouched = jest.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    window.addEventListener("click", untouched, { once: true });
    show();
    fireEvent.click(link(), { [key]: true });
    expect(untouched).toHaveBeenCalled();
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe("a link followed while something lies open, which has a step in the history,", () => {
  const openOn = (at: string) => history.replaceState({ open: true }, "", at);

  test("leads on in the place of that step", () => {
    openOn("/partenaires");
    expect(wayOn("/partenaire/bastien")).toBe("replace");
  });

  test("stays where it leads to the page below", () => {
    openOn("/partenaires");
    expect(wayOn("/partenaires")).toBe("stay");
  });

  test("makes a step of its own where nothing is open", () => {
    expect(wayOn("/partenaires")).toBe("push");
  });

  test("stays on the page that it is on, wherever on it the reader was led", () => {
    history.replaceState(null, "", "/partenaires?utm_source=lettre#bas");
    expect(wayOn("/partenaires")).toBe("stay");
    expect(wayOn("/partenaires#haut")).toBe("push");
  });
});

describe("a page that keeps a visitor waiting", () => {
  const status = () => screen.getByRole("status");
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test("says so after 150 ms, with the loader, in words that are announced", () => {
    const { rerender } = render(<NavigationStatus waiting={false} />);
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

  test("says nothing when it comes sooner", () => {
    const { rerender } = render(<NavigationStatus waiting />);
    pass(149);
    rerender(<NavigationStatus waiting={false} />);
    pass(1000);
    expect(status()).toBeEmptyDOMElement();
  });
});
