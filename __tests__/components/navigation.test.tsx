import { act, render, screen } from "@testing-library/react";
import { NavigationStatus } from "@/components/navigation/loading-status";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("a slow navigation", () => {
  const status = () => screen.getByRole("status");
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test("shows and announces « Chargement... » with the loader after 150 ms", () => {
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

  test("shows nothing when the page comes sooner", () => {
    const { rerender } = render(<NavigationStatus waiting />);
    pass(149);
    rerender(<NavigationStatus waiting={false} />);
    pass(1000);
    expect(status()).toBeEmptyDOMElement();
  });
});
