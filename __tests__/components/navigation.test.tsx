import { act, render, screen } from "@testing-library/react";
import { NavigationStatus } from "@/components/navigation/loading-status";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
