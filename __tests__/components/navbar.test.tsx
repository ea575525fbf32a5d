import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname } from "next/navigation";
import { Navbar } from "@/components/layout/navbar";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useRouter: jest.fn() }));
const path = jest.mocked(usePathname);

const PHONE = { shown: "04 65 71 15 00", href: "tel:+33465711500" };

function scrollBy(pixels: number) {
  Object.defineProperty(window, "scrollY", { value: pixels, configurable: true });
  act(() => void fireEvent.scroll(window));
}

function show(at = "/") {
  path.mockReturnValue(at);
  return render(<Navbar siteName="Le Chalet" phone={PHONE} />);
}

const bar = () => screen.getByRole("banner");
const toggle = () => screen.getByRole("button", { name: /le menu$/ });

afterEach(() => scrollBy(0));

describe("the navbar", () => {
  test("links to the home page with its logo", () => {
    show();
    expect(screen.getByRole("link", { name: /^Le Chalet ?, accueil$/ })).toHaveAttribute("href", "/");
  });

  test("has the seven links of the specification, in order", () => {
    show();
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

  test.each(["/", "/elements/feu", "/legal/mentions"])("marks no link on %s", (at) => {
    show(at);
    for (const link of screen.getAllByRole("link")) expect(link).not.toHaveAttribute("aria-current");
  });
});

describe("the phone number", () => {
  test("is a link beside the menu and at the end of the menu", () => {
    show();
    const [beside, foot] = screen.getAllByRole("link", { name: /04 65 71 15 00$/ });
    expect(beside).toHaveAccessibleName("Appeler le 04 65 71 15 00");
    for (const link of [beside, foot]) expect(link).toHaveAttribute("href", PHONE.href);
    expect(document.getElementById("menu_principal")).toContainElement(foot ?? null);
  });

  test("stands beside the other content of the menu, whose links close it", async () => {
    const user = userEvent.setup();
    path.mockReturnValue("/");
    render(
      <Navbar siteName="Le Chalet" phone={PHONE}>
        <a href="#prochaine">Prochaine retraite</a>
      </Navbar>,
    );
    await user.click(toggle());
    // The attribute alone would keep the menu open in a browser without the methods to close it.
    expect(document.getElementById("menu_principal")).not.toHaveAttribute("popover");
    await user.click(screen.getByRole("link", { name: "Prochaine retraite" }));
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
  });
});

describe("the menu", () => {
  test("leaves no history entry when its button closes it", async () => {
    const user = userEvent.setup();
    show();
    const marked = () => history.state !== null;
    await user.click(toggle());
    expect(marked()).toBe(true);
    await user.click(toggle());
    await waitFor(() => expect(marked()).toBe(false));
  });
});

describe("the transparent look", () => {
  test("is off while the menu is open", async () => {
    const user = userEvent.setup();
    show("/");
    await user.click(toggle());
    expect(bar()).toHaveAttribute("data-transparent", "false");
    await user.click(toggle());
    expect(bar()).toHaveAttribute("data-transparent", "true");
  });

  test("is off when a page opens scrolled", () => {
    scrollBy(800);
    show("/");
    expect(bar()).toHaveAttribute("data-transparent", "false");
  });
});
