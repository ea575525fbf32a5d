import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname } from "next/navigation";
import { Carousel } from "@/components/carousel/carousel";
import { Gallery } from "@/components/gallery/gallery";
import { HashScroll } from "@/components/hash-scroll/hash-scroll";
import { Navbar } from "@/components/navbar/navbar";
import { ShareButton } from "@/components/share-button/share-button";
import { arrivedByLink } from "@/lib/browser/arrival";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useRouter: jest.fn() }));
jest.mocked(usePathname).mockReturnValue("/");

/** Removes what Chrome 111, Safari 16.4 or Firefox 111 lack. */
function removeNewerInterfaces() {
  for (const name of ["popover", "hidePopover", "showPopover", "togglePopover"])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  Reflect.deleteProperty(Element.prototype, "checkVisibility");
  Reflect.deleteProperty(Document.prototype, "startViewTransition");
  Reflect.deleteProperty(Intl, "Segmenter");
  Reflect.deleteProperty(globalThis, "structuredClone");
  const { matches } = Element.prototype;
  Element.prototype.matches = function (this: Element, selector: string) {
    if (selector.includes(":popover-open")) throw new DOMException("unknown selector", "SyntaxError");
    return matches.call(this, selector);
  };
}

const PHONE = { shown: "04 65 71 15 00", href: "tel:+33465711500" };
const IMAGES = ["Le torrent", "Le poêle"].map((alt) => ({ src: "/a.jpg", width: 1200, height: 800, alt }));
const SLIDES = ["Bienvenue", "Un chalet", "Des ateliers", "Une échappée"].map((caption) => ({
  caption,
  picture: <img src="/a.webp" alt="" />,
}));

beforeAll(removeNewerInterfaces);

test("the menu opens with its button, and closes with it and with a link", async () => {
  const user = userEvent.setup();
  render(<Navbar siteName="Le Chalet" phone={PHONE} />);
  const toggle = () => screen.getByRole("button", { name: /le menu$/ });
  await user.click(toggle());
  expect(toggle()).toHaveAttribute("aria-expanded", "true");
  await user.click(toggle());
  expect(toggle()).toHaveAttribute("aria-expanded", "false");
  await user.click(toggle());
  const link = screen.getByRole("link", { name: "Calendrier" });
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(toggle()).toHaveAttribute("aria-expanded", "false");
});

test("the carousel changes its picture", () => {
  render(<Carousel icons={{ previous: "‹", next: "›", pause: "ǁ", play: "▹" }} slides={SLIDES} />);
  fireEvent.click(screen.getByRole("button", { name: "Image suivante" }));
  expect(screen.getByRole("group")).toHaveAccessibleName("Image 2 sur 4");
});

test("a picture opens in the viewer", async () => {
  const user = userEvent.setup();
  render(<Gallery images={IMAGES} />);
  await user.click(screen.getByRole("link", { name: /Le poêle$/ }));
  expect(await screen.findByRole("dialog", { name: "Image en grand" })).toHaveTextContent("2 / 2");
});

test("an address that cannot be copied is shown", async () => {
  const user = userEvent.setup();
  for (const name of ["share", "clipboard"])
    Object.defineProperty(navigator, name, { configurable: true, value: undefined });
  render(<ShareButton title="Neige" url="https://chalet.example/neige" icon={null} />);
  await user.click(screen.getByRole("button", { name: "Partager" }));
  expect(screen.getByRole("status")).toHaveTextContent("https://chalet.example/neige");
});

test("a heading named by the address is reached", () => {
  jest.useFakeTimers();
  const scroll = jest.spyOn(window, "scrollTo").mockImplementation();
  arrivedByLink();
  history.replaceState(null, "", "#programme");
  render(
    <>
      <h3 id="programme">Programme</h3>
      <HashScroll />
    </>,
  );
  jest.advanceTimersByTime(1000);
  expect(scroll).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
