import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "@/components/ui/button";

test.each([
  ["at rest can be pressed", "normal", { presses: 1, busy: null, icon: undefined }],
  [
    "that is loading shows a ring and cannot be pressed",
    "loading",
    { presses: 0, busy: "true", icon: "circle" },
  ],
  [
    "that succeeded shows a check and cannot be pressed again",
    "success",
    { presses: 0, busy: null, icon: "path" },
  ],
] as const)("a button %s", async (_, state, { presses, busy, icon }) => {
  const press = jest.fn();
  render(
    <Button state={state} onClick={press}>
      Réessayer
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Réessayer" });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(presses);
  expect(button.disabled).toBe(presses === 0);
  expect(button.getAttribute("aria-busy")).toBe(busy);
  expect(button.querySelector("svg")?.firstElementChild?.localName).toBe(icon);
});

test("a button can be disabled, and does not submit a form by default", () => {
  render(<Button disabled>Réessayer</Button>);
  expect(screen.getByRole("button")).toBeDisabled();
  expect(screen.getByRole("button")).toHaveAttribute("type", "button");
});
