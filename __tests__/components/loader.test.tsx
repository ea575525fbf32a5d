import { render, screen } from "@testing-library/react";
import { Loader } from "@/components/navigation/loader";

test.each([
  ["small", 18],
  ["medium", 30],
  ["large", 50],
  [undefined, 30],
] as const)("a loader of the size %s measures %d pixels", (size, pixels) => {
  const { container } = render(<Loader size={size} />);
  expect(container.querySelector("svg")).toHaveAttribute("width", String(pixels));
  expect(container.querySelector("svg")).toHaveAttribute("height", String(pixels));
});

test("announces a loader with a label, and hides one without", () => {
  const { container, rerender } = render(<Loader label="Chargement..." />);
  expect(screen.getByRole("status")).toHaveTextContent("Chargement...");
  rerender(<Loader />);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});
