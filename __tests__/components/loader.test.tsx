import { render } from "@testing-library/react";
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
