import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname } from "next/navigation";
import { Footer } from "@/components/layout/footer";
import { Navbar } from "@/components/layout/navbar";
import { NavbarFrame } from "@/components/layout/navbar-frame";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));
jest.mock("@/components/layout/navbar-frame", () => {
  const frame = jest.requireActual("@/components/layout/navbar-frame");
  return { ...frame, NavbarFrame: jest.fn(frame.NavbarFrame) };
});
const path = jest.mocked(usePathname);

const PHONE = { text: "04 65 71 15 00", href: "tel:+33465711500" };

function scrollBy(pixels: number) {
  Object.defineProperty(window, "scrollY", { value: pixels, configurable: true });
  act(() => void fireEvent.scroll(window));
}

function show(at = "/") {
  path.mockReturnValue(at);
  return render(<Navbar siteName="Le Chalet" phone={PHONE} />);
}

const toggle = () => screen.getByRole("button", { name: /le menu$/ });

afterEach(() => scrollBy(0));

describe("the navbar", () => {
  test("has its logo and the seven links of requirement 2.2, in order", () => {
    show();
    expect(screen.getByRole("link", { name: /^Le Chalet ?, accueil$/ })).toHaveAttribute("href", "/");
    const nav = screen.getByRole("navigation", { name: "Navigation principale" });
    expect(document.getElementById(toggle().getAttribute("aria-controls") ?? "")).toContainElement(nav);
    const links = within(nav).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Concept", "/le-concept"],
      ["Lieu", "/le-lieu"],
      ["Nous connaître", "/nous-connaitre"],
      ["Ateliers", "/ateliers"],
      ["Partenaires", "/partenaires"],
      ["Calendrier", "/calendrier"],
      ["Infos pratiques", "/contact"],
    ]);
  });

  test.each([
    ["/calendrier", "Calendrier", "page"],
    ["/calendrier/flyers/neige", "Calendrier", "true"],
    ["/partenaire/amandine", "Partenaires", "true"],
    ["/atelier/yoga", "Ateliers", "true"],
    ["/ateliers/coaching", "Ateliers", "true"],
  ])("marks on %s the link « %s »", (at, label, current) => {
    show(at);
    expect(screen.getByRole("link", { current: current === "page" ? "page" : true })).toHaveTextContent(
      label,
    );
    expect(screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))).toHaveLength(1);
  });

  test("marks no link on other pages", () => {
    show("/elements/feu");
    for (const link of screen.getAllByRole("link")) expect(link).not.toHaveAttribute("aria-current");
  });
});

describe("the phone number", () => {
  test("is a link beside the menu and, with other content, at its end, where each link closes it", async () => {
    const user = userEvent.setup();
    path.mockReturnValue("/");
    render(
      <Navbar siteName="Le Chalet" phone={PHONE}>
        <a href="#prochaine">Prochaine retraite</a>
      </Navbar>,
    );
    const [beside, foot] = screen.getAllByRole("link", { name: /04 65 71 15 00$/ });
    expect(beside).toHaveAccessibleName("Appeler le 04 65 71 15 00");
    for (const link of [beside, foot]) expect(link).toHaveAttribute("href", PHONE.href);
    expect(document.getElementById("menu_principal")).toContainElement(foot ?? null);
    await user.click(toggle());
    // jsdom has no popovers, like the oldest browsers: the attribute alone would keep the menu open there.
    expect(document.getElementById("menu_principal")).not.toHaveAttribute("popover");
    await user.click(screen.getByRole("link", { name: "Prochaine retraite" }));
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
  });
});

test("the transparent look is off while the menu is open, and when a page opens scrolled", async () => {
  const user = userEvent.setup();
  const { unmount } = show("/");
  for (const transparent of ["false", "true"]) {
    await user.click(toggle());
    expect(screen.getByRole("banner")).toHaveAttribute("data-transparent", transparent);
  }
  unmount();
  scrollBy(800);
  show("/");
  expect(screen.getByRole("banner")).toHaveAttribute("data-transparent", "false");
});

test("a navbar that fails leaves its links and the page", () => {
  jest.spyOn(console, "error").mockImplementation();
  jest.mocked(NavbarFrame).mockImplementation(() => {
    throw new Error("broken part");
  });
  render(
    <>
      <Navbar siteName="Le Chalet" phone={PHONE} />
      <main>La page</main>
    </>,
  );
  expect(screen.getByRole("link", { name: "Calendrier" })).toHaveAttribute("href", "/calendrier");
  expect(screen.getByRole("main")).toHaveTextContent("La page");
});

test("the footer has the credit, which opens the builder's site beside this one", () => {
  process.env.SITE_CREDIT = "Anne Le Goff, https://anne.example/sites";
  render(<Footer year="2027" />);
  const credit = screen.getByRole("link", { name: "Anne Le Goff (nouvel onglet)" });
  expect(credit).toHaveAttribute("href", "https://anne.example/sites");
  expect(credit).toHaveAttribute("rel", "noopener noreferrer");
});
