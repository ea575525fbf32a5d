import { render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { NextRetreatBar, NextRetreatTab } from "@/components/retreats/next-retreat";
import { Poster } from "@/components/retreats/poster";
import { UpcomingRetreats } from "@/components/retreats/upcoming-retreats";
import { withState } from "@/lib/content/retreat-state";
import type { NextRetreat } from "@/lib/lists/retreats";
import type { Picture } from "@/lib/pictures/shown";
import { measuredPicture, sourcesIn } from "@/testing/render";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(() => "/") }));

const RETREAT = { id: "neige", title: "Neige et silence", start: "2027-01-15", end: "2027-01-17" };
const next = (more: Partial<NextRetreat["retreat"]> = {}): NextRetreat => ({
  retreat: withState({ ...RETREAT, ...more }, "2026-11-28"),
  when: "15–17 janvier",
  length: "2\u00a0nuits",
});

test.each([undefined, "complet"] as const)(
  "the tab on the home page shows dates and whether it is full: %s",
  (status) => {
    render(<NextRetreatTab {...next({ status })} />);
    expect(screen.getByRole("link")).toHaveTextContent(/Neige et silence 15–17 janvier/);
    expect(screen.queryAllByText("Complet")).toHaveLength(status ? 1 : 0);
  },
);

test.each([
  { images: [measuredPicture("/photos/neige.jpg")], src: "/photos/neige.jpg", titled: 0 },
  { images: [], src: "/art/poster-winter.webp", titled: 1 },
])("a retreat without a poster has that of its season with its title: $src", ({ images, src, titled }) => {
  const { container } = render(<Poster retreat={{ ...RETREAT, images }} />);
  expect(sourcesIn(container)).toEqual([src]);
  expect(screen.queryAllByText("Neige et silence")).toHaveLength(titled);
});

describe("the next retreat, above the footer", () => {
  const foot = (images: Picture[], path = "/contact", more: Partial<NextRetreat["retreat"]> = {}) => {
    jest.mocked(usePathname).mockReturnValue(path);
    return render(<NextRetreatBar {...next({ images, ...more })} />).container;
  };

  test("shows its first poster, its dates and its length", () => {
    const container = foot(["/photos/neige.jpg", "/photos/dos.jpg"].map((src) => measuredPicture(src)));
    expect(screen.getByRole("link", { name: /^Prochaine retraite/ })).toHaveTextContent(
      /Neige et silence 15–17 janvier, 2\snuits/,
    );
    expect(sourcesIn(container)).toEqual(["/photos/neige.jpg"]);
  });

  test("shows the price as it was typed", () => {
    const price = { text: "430 € à deux, 490 € en chambre seule" };
    foot([measuredPicture("/photos/neige.jpg")], "/contact", { price });
    expect(screen.getByRole("link")).toHaveTextContent(/2\snuits 430 € à deux, 490 € en chambre seule$/);
  });

  test("is not on pages that show the retreat itself", () => {
    for (const path of ["/", "/calendrier", "/calendrier/flyers/neige"])
      expect(foot([], path)).toBeEmptyDOMElement();
  });
});

test("the end of the home page shows the next retreat and two more, each with its dates and link", () => {
  const { retreat: march } = next({ id: "mars", title: "Prendre de la hauteur" });
  const later = [
    { retreat: march, when: "14–16 mars" },
    { retreat: { ...march, id: "juin" }, when: "4–6 juin" },
  ];
  render(<UpcomingRetreats title="Les retraites à venir" next={next()} later={later} />);
  const region = screen.getByRole("region", { name: "Les retraites à venir" });
  expect(region.querySelectorAll("img")).toHaveLength(3);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/calendrier/flyers/neige",
    "/calendrier/flyers/mars",
    "/calendrier/flyers/juin",
  ]);
  expect(screen.getAllByRole("link")[1]).toHaveTextContent(/14–16 mars.*Prendre de la hauteur/);
});

test("the end of the home page shows no list if no other retreat has dates", () => {
  render(<UpcomingRetreats title="Les retraites à venir" next={next()} later={[]} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.queryByRole("list")).toBeNull();
});
