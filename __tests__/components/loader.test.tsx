import { render, screen } from "@testing-library/react";
import { Loader } from "@/components/loader/loader";

describe("a loader", () => {
  test.each([
    ["small", 18],
    ["medium", 30],
    ["large", 50],
  ] as const)("that is %s measures %d pixels", (size, pixels) => {
    const { container } = render(<Loader size={size} />);
    expect(container.querySelector("svg")).toHaveAttribute("width", String(pixels));
    expect(container.querySelector("svg")).toHaveAttribute("height", String(pixels));
  });

  test("is of medium size unless told", () => {
    const { container } = render(<Loader />);
    expect(container.querySelector("svg")).toHaveAttribute("width", "30");
  });

  test("says what is being waited for, or is mere decoration", () => {
    const { container, rerender } = render(<Loader label="Chargement..." />);
    expect(screen.getByRole("status")).toHaveTextContent("Chargement...");
    rerender(<Loader />);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  });
});
