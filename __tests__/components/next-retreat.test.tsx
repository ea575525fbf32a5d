import { render, screen } from "@testing-library/react";
import { NextTab } from "@/components/next-retreat/next-retreat";
import { nextRetreat } from "@/lib/content";

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({}) }));
jest.mock("@/lib/content", () => ({ nextRetreat: jest.fn(), today: async () => "2026-11-21" }));

const RETREAT = { id: "neige", title: "Neige et silence", start: "2027-01-15", end: "2027-01-17" };

describe("the next retreat, on the home page", () => {
  test("says when it is", async () => {
    jest.mocked(nextRetreat).mockResolvedValue(RETREAT as never);
    render(await NextTab());
    expect(screen.getByRole("link")).toHaveTextContent(/Neige et silence 15–17 janvier/);
    expect(screen.queryByText("Complet")).toBeNull();
  });

  test("says that it is full", async () => {
    jest.mocked(nextRetreat).mockResolvedValue({ ...RETREAT, status: "complet" } as never);
    render(await NextTab());
    expect(screen.getByText("Complet")).toBeVisible();
  });
});
