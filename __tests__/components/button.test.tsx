import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "@/components/button/button";

const check = () => screen.getByRole("button").querySelector("[data-icon='check']");
const size = () => screen.getByRole("button").querySelector("svg")?.getAttribute("width");

describe("a button", () => {
  test("at rest can be pressed", async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Réessayer</Button>);
    await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button")).toBeEnabled();
    expect(screen.getByRole("button").querySelector("svg")).toBeNull();
  });

  test("that is loading says so, shows a small loader and cannot be pressed", async () => {
    const press = jest.fn();
    render(
      <Button state="loading" onClick={press}>
        Réessayer
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Réessayer" });
    await userEvent.click(button);
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(size()).toBe("18");
    expect(check()).toBeNull();
    expect(press).not.toHaveBeenCalled();
  });

  test("that succeeded shows a check and cannot be pressed again", async () => {
    const press = jest.fn();
    render(
      <Button state="success" onClick={press}>
        C’est fait
      </Button>,
    );
    const button = screen.getByRole("button", { name: "C’est fait" });
    await userEvent.click(button);
    expect(button).toBeDisabled();
    expect(button).not.toHaveAttribute("aria-busy");
    expect(check()).not.toBeNull();
    expect(press).not.toHaveBeenCalled();
  });

  test("can be disabled at rest, and submits nothing unless told", () => {
    render(<Button disabled>Réessayer</Button>);
    expect(screen.getByRole("button")).toBeDisabled();
    expect(screen.getByRole("button")).toHaveAttribute("type", "button");
  });
});
