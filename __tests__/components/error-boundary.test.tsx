import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname } from "next/navigation";
import { Navbar } from "@/components/layout/navbar";
import { NavbarFrame } from "@/components/layout/navbar-frame";
import { fetchViewer } from "@/components/pictures/fetch-viewer";
import { Gallery } from "@/components/pictures/gallery";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useRouter: jest.fn() }));
jest.mock("@/components/pictures/fetch-viewer", () => ({ fetchViewer: jest.fn() }));
jest.mock("@/components/layout/navbar-frame", () => ({ NavbarFrame: jest.fn() }));
jest.mocked(usePathname).mockReturnValue("/");

/** A part that fails while it is rendered. */
function Broken(): never {
  throw new Error("broken part");
}

beforeEach(() => jest.spyOn(console, "error").mockImplementation());

test("a failing navbar leaves its links and the page", () => {
  jest.mocked(NavbarFrame).mockImplementation(Broken);
  render(
    <>
      <Navbar siteName="Le Chalet" phone={{ shown: "04 65 71 15 00", href: "tel:+33465711500" }} />
      <main>La page</main>
    </>,
  );
  expect(screen.getByRole("link", { name: "Calendrier" })).toHaveAttribute("href", "/calendrier");
  expect(screen.getByRole("main")).toHaveTextContent("La page");
});

test("a failing viewer leaves the page and its pictures", async () => {
  jest.mocked(fetchViewer).mockResolvedValue(Broken as never);
  const user = userEvent.setup();
  const image = { src: "/poele.jpg", width: 1200, height: 800, alt: "Le poêle" };
  render(<Gallery images={[image]} />);
  await user.click(screen.getByRole("link", { name: /Le poêle$/ }));
  expect(await screen.findByRole("img", { name: "Le poêle" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Le poêle$/ })).toHaveAttribute("href", "/poele.jpg");
});
