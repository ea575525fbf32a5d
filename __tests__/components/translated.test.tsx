import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Carousel } from "@/components/home/carousel";
import { Navbar } from "@/components/layout/navbar";
import { NavigationStatus } from "@/components/navigation/loading-status";
import { Gallery } from "@/components/pictures/gallery";
import { ShareButton } from "@/components/ui/share-button";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useRouter: jest.fn() }));
jest.mocked(usePathname).mockReturnValue("/");

/** Translates the page as Chrome does: two `<font>` elements replace each text node. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest("font")) continue;
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  }
}

function show(part: ReactNode) {
  const page = render(part);
  translate();
  return page;
}

test("« Partager » works repeatedly on a translated page", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  show(<ShareButton title="Neige" url="https://chalet.example/neige" icon={<svg aria-hidden="true" />} />);
  for (let press = 1; press <= 2; press += 1) {
    await user.click(screen.getByRole("button", { name: "Partager" }));
    expect(await screen.findByRole("button", { name: "Adresse copiée" })).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("Adresse copiée");
    translate();
    act(() => jest.advanceTimersByTime(4000));
    translate();
  }
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test("an address that cannot be copied is shown once on a translated page", async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
  show(<ShareButton title="Neige" url="https://chalet.example/neige" icon={null} />);
  await user.click(screen.getByRole("button", { name: "Partager" }));
  translate();
  await user.click(screen.getByRole("button", { name: "Partager" }));
  expect(screen.getByRole("status").textContent).toBe("À copier\u00a0: https://chalet.example/neige");
});

test("the viewer counts and closes on a translated page", async () => {
  const user = userEvent.setup();
  const images = ["Le torrent", "Le poêle", "La crête"].map((alt) => ({
    src: "/a.jpg",
    width: 1200,
    height: 800,
    alt,
    caption: alt,
  }));
  show(<Gallery images={images} />);
  await user.click(screen.getByRole("link", { name: /Le torrent$/ }));
  const viewer = await screen.findByRole("dialog", { name: "Image en grand" });
  for (const count of ["2 / 3", "3 / 3", "1 / 3"]) {
    translate();
    await user.click(screen.getByRole("button", { name: "Image suivante" }));
    expect(viewer).toHaveTextContent(count);
  }
  await user.click(screen.getByRole("button", { name: "Fermer" }));
  await waitFor(() => expect(viewer).toBeEmptyDOMElement());
});

test("the carousel changes its caption and pauses on a translated page", () => {
  const captions = ["Bienvenue", "Un chalet", "Des ateliers", "Une échappée"];
  const slides = captions.map((caption) => ({ caption, picture: <img src="/a.webp" alt="" /> }));
  show(<Carousel icons={{ previous: "‹", next: "›", pause: "ǁ", play: "▹" }} slides={slides} />);
  fireEvent.click(screen.getByRole("button", { name: "Image suivante" }));
  expect(screen.getByText("Un chalet")).toBeInTheDocument();
  expect(screen.queryByText("Bienvenue")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Mettre en pause" }));
  translate();
  fireEvent.click(screen.getByRole("button", { name: "Reprendre le défilement" }));
  expect(screen.getByRole("button", { name: "Mettre en pause" })).toBeInTheDocument();
});

test("the menu opens and closes on a translated page", async () => {
  const user = userEvent.setup();
  show(<Navbar siteName="Le Chalet" phone={{ shown: "04 65 71 15 00", href: "tel:+33465711500" }} />);
  const toggle = () => screen.getByRole("button", { name: /le menu$/ });
  for (const open of ["true", "false", "true"]) {
    await user.click(toggle());
    expect(toggle()).toHaveAttribute("aria-expanded", open);
    translate();
  }
});

test("« Chargement... » comes and goes on a translated page", () => {
  jest.useFakeTimers();
  const { rerender } = show(<NavigationStatus waiting={false} />);
  for (let visit = 1; visit <= 2; visit += 1) {
    rerender(<NavigationStatus waiting />);
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByRole("status")).toHaveTextContent("Chargement...");
    translate();
    act(() => jest.advanceTimersByTime(11_000));
    rerender(<NavigationStatus waiting={false} />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  }
  jest.useRealTimers();
});
