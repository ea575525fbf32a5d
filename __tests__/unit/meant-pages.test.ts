import { renderToStaticMarkup } from "react-dom/server";
import WorkshopPage from "@/app/atelier/[id]/page";
import FlyerPage from "@/app/calendrier/flyers/[id]/page";
import PartnerPage from "@/app/partenaire/[id]/page";
import { listIds } from "@/lib/content";

jest.mock("@/lib/content", () => {
  const missing = async () => undefined;
  return {
    getPartner: missing,
    getWorkshop: missing,
    getRetreat: missing,
    listIds: jest.fn(),
    workshopsBySlug: async () => new Map(),
  };
});

describe.each([
  ["partner", PartnerPage],
  ["workshop", WorkshopPage],
  ["retreat", FlyerPage],
])("a %s that does not exist", (_, Page) => {
  const shown = async (id: string) =>
    renderToStaticMarkup(
      await Page({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) } as never),
    );

  test("leads to the one that was meant", async () => {
    jest.mocked(listIds).mockResolvedValue(["voix-d-automne"]);
    await expect(shown("Voix%20d’Automne")).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT.*\/voix-d-automne;/),
    });
  });

  test("has failed, and is not gone, when it cannot be told which one was meant", async () => {
    jest.mocked(listIds).mockRejectedValue(new Error("hors de portée"));
    expect(await shown("Voix%20d’Automne")).toContain('content="500"');
  });
});
