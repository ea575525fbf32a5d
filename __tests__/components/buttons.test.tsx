import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "@/components/ui/button";
import { ShareButton } from "@/components/ui/share-button";

const page = { title: "Neige et silence", url: "https://chalet.example/calendrier/flyers/neige" };

function device(more: { share?: jest.Mock; writeText?: jest.Mock }) {
  Object.defineProperty(navigator, "share", { configurable: true, value: more.share });
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: more.writeText && { writeText: more.writeText },
  });
}

/** Presses the button on a device that has only the given functions. */
async function press(more: Parameters<typeof device>[0]) {
  const user = userEvent.setup();
  device(more);
  render(<ShareButton {...page} icon={null} />);
  await user.click(screen.getByRole("button", { name: "Partager" }));
}

const refused = (name: string) => jest.fn().mockRejectedValue(new DOMException("", name));

test.each([
  ["passes the page to the share sheet of the device", jest.fn().mockResolvedValue(undefined), []],
  ["does not copy after the sheet was closed", refused("AbortError"), []],
  ["copies the address if the sheet fails", refused("NotAllowedError"), [[page.url]]],
])("%s", async (_, share, copies) => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await press({ share, writeText });
  expect(share).toHaveBeenCalledWith(page);
  expect(writeText.mock.calls).toEqual(copies);
  if (copies.length === 0) expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("copies the address without a share sheet, and says so", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await press({ writeText });
  expect(writeText).toHaveBeenCalledWith(page.url);
  expect(screen.getByRole("button", { name: "Adresse copiée" })).toBeDisabled();
  expect(screen.getByRole("status")).toHaveTextContent("Adresse copiée");
});

test("shows the address where copying fails", async () => {
  await press({});
  expect(screen.getByRole("status")).toHaveTextContent(page.url);
  expect(screen.getByRole("button", { name: "Partager" })).toBeEnabled();
});

test("copies an address without a title, even with a share sheet", async () => {
  const share = jest.fn();
  const writeText = jest.fn().mockResolvedValue(undefined);
  const user = userEvent.setup();
  device({ share, writeText });
  render(<ShareButton url={page.url} />);
  await user.click(screen.getByRole("button", { name: "Copier l’adresse" }));
  expect(writeText).toHaveBeenCalledWith(page.url);
  expect(share).not.toHaveBeenCalled();
});

test("disables the button while the share sheet is open", async () => {
  let close = () => {};
  await press({ share: jest.fn(() => new Promise<void>((resolve) => (close = resolve))) });
  expect(screen.getByRole("button", { name: "Partager" })).toBeDisabled();
  close();
  await waitFor(() => expect(screen.getByRole("button", { name: "Partager" })).toBeEnabled());
});

test.each([
  ["normal", "can be pressed", false, null, undefined],
  ["loading", "shows a ring and cannot be pressed", true, "true", "circle"],
  ["success", "shows a check and cannot be pressed again", true, null, "path"],
] as const)("a button (%s) %s", (state, _, disabled, busy, icon) => {
  render(<Button state={state}>Réessayer</Button>);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Réessayer" });
  expect([button.type, button.disabled, button.getAttribute("aria-busy")]).toEqual([
    "button",
    disabled,
    busy,
  ]);
  expect(button.querySelector("svg")?.firstElementChild?.localName).toBe(icon);
});
