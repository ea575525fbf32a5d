import { render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { NextRetreatBar } from "@/components/retreats/next-retreat-bar";
import { NextRetreatTab } from "@/components/retreats/next-retreat-tab";
import { UpcomingRetreats } from "@/components/retreats/upcoming-retreats";
import { listRetreats, nextRetreat } from "@/lib/content";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(() => "/"), useRouter: () => ({}) }));
// The real one reads the picture to measure it.
jest.mock("@/components/pictures/illustration", () => ({
  Illustration: ({ picture }: { picture: { src: string } }) => <img src={picture.src} alt="" />,
}));
jest.mock("@/lib/content", () => ({
  listRetreats: jest.fn(),
  nextRetreat: jest.fn(),
  today: async () => "2026-11-21",
}));
jest.mock("@/lib/content/texts", () => ({ textsOf: async () => ({ title: "Les retraites à venir" }) }));

const RETREAT = { id: "neige", title: "Neige et silence", start: "2027-01-15", end: "2027-01-17" };

test.each([undefined, "complet"])(
  "the tab on the home page shows dates and whether it is full: %s",
  async (status) => {
    jest.mocked(nextRetreat).mockResolvedValue({ ...RETREAT, status } as never);
    render(await NextRetreatTab());
    expect(screen.getByRole("link")).toHaveTextContent(/Neige et silence 15–17 janvier/);
    expect(screen.queryAllByText("Complet")).toHaveLength(status ? 1 : 0);
  },
);

describe("the next retreat, above the footer", () => {
  const foot = async (images: string[], path = "/contact", more = {}) => {
    jest.mocked(nextRetreat).mockResolvedValue({ ...RETREAT, images, ...more } as never);
    jest.mocked(usePathname).mockReturnValue(path);
    return render(await NextRetreatBar()).container;
  };

  test("shows its first poster, its dates and its length", async () => {
    const container = await foot(["/photos/neige.jpg", "/photos/dos.jpg"]);
    expect(screen.getByRole("link", { name: /^Prochaine retraite/ })).toHaveTextContent(
      /Neige et silence 15–17 janvier, 2\snuits/,
    );
    expect([...container.querySelectorAll("img")].map((img) => img.getAttribute("src"))).toEqual([
      "/photos/neige.jpg",
    ]);
  });

  test("shows the lowest price, and a picture of the season without a poster", async () => {
    const price = { shown: "430 €, 490 € en chambre seule", euros: 430 };
    const [picture] = (await foot([], "/contact", { price })).querySelectorAll("img");
    expect(decodeURIComponent(picture?.getAttribute("src") ?? "")).toContain("/art/poster-winter.webp");
    expect(screen.getByRole("link")).toHaveTextContent(/2\snuits dès\s430\s€$/);
  });

  test("is not on pages that show the retreat itself", async () => {
    for (const path of ["/", "/calendrier", "/calendrier/flyers/neige"])
      expect(await foot([], path)).toBeEmptyDOMElement();
  });
});

describe("the coming retreats, at the end of the home page", () => {
  const march = { id: "mars", title: "Prendre de la hauteur", start: "2027-03-14", end: "2027-03-16" };
  const full = { ...march, id: "avril", status: "complet" };
  const june = { ...march, id: "juin", title: "La semaine" };
  const autumn = { ...march, id: "automne", title: "Voix d’automne" };
  const undated = { id: "un-jour", title: "Un jour" };
  const end = async (next: object | null, retreats: object[]) => {
    jest.mocked(nextRetreat).mockResolvedValue(next as never);
    jest.mocked(listRetreats).mockResolvedValue(retreats as never);
    return render(await UpcomingRetreats()).container;
  };

  test("are the next one and two more with places and dates, each with its link", async () => {
    await end(RETREAT, [RETREAT, march, full, june, autumn, undated]);
    const region = screen.getByRole("region", { name: "Les retraites à venir" });
    expect(region.querySelectorAll("img")).toHaveLength(3);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/calendrier/flyers/neige",
      "/calendrier/flyers/mars",
      "/calendrier/flyers/juin",
    ]);
    expect(screen.getByRole("link", { name: /Prendre de la hauteur/ })).toHaveTextContent(/14–16 mars/);
  });

  test("are only the next one if no other has dates, and none without a next one", async () => {
    await end(RETREAT, [RETREAT, full, undated]);
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.queryByRole("list")).toBeNull();
    expect(await end(null, [undated])).toBeEmptyDOMElement();
  });
});
