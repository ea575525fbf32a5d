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

describe("the next retreat, on the home page", () => {
  test.each([undefined, "complet"])("shows the dates and whether it is full: %s", async (status) => {
    jest.mocked(nextRetreat).mockResolvedValue({ ...RETREAT, status } as never);
    render(await NextRetreatTab());
    expect(screen.getByRole("link")).toHaveTextContent(/Neige et silence 15–17 janvier/);
    expect(screen.queryAllByText("Complet")).toHaveLength(status ? 1 : 0);
  });
});

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

  test("shows the lowest price", async () => {
    await foot([], "/contact", { price: { shown: "430 €, 490 € en chambre seule", euros: 430 } });
    expect(screen.getByRole("link")).toHaveTextContent(/2\snuits dès\s430\s€$/);
  });

  test("shows a picture of the season without a poster", async () => {
    const [picture] = (await foot([])).querySelectorAll("img");
    expect(decodeURIComponent(picture?.getAttribute("src") ?? "")).toContain("/art/poster-winter.webp");
    expect(screen.getByRole("link")).toHaveTextContent("Neige et silence");
  });

  test.each(["/", "/calendrier", "/calendrier/flyers/neige"])(
    "is not on %s, which shows the retreat itself",
    async (path) => {
      expect(await foot([], path)).toBeEmptyDOMElement();
    },
  );
});

describe("the coming retreats, at the end of the home page", () => {
  const march = { id: "mars", title: "Prendre de la hauteur", start: "2027-03-14", end: "2027-03-16" };
  const full = {
    id: "avril",
    title: "Jeûne doux",
    start: "2027-04-09",
    end: "2027-04-12",
    status: "complet",
  };
  const june = { id: "juin", title: "La semaine", start: "2027-06-19", end: "2027-06-26" };
  const autumn = { id: "automne", title: "Voix d’automne", start: "2027-11-12", end: "2027-11-14" };
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

  test("are only the next one if no other has dates", async () => {
    await end(RETREAT, [RETREAT, full, undated]);
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.queryByRole("list")).toBeNull();
  });

  test("are left out without a next retreat", async () => {
    expect(await end(null, [undated])).toBeEmptyDOMElement();
  });
});
