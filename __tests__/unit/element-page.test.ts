import ElementPage from "@/app/elements/[id]/page";
import { listWorkshops } from "@/lib/content";
import type { WorkshopSummary } from "@/lib/content/types";
import { listsOf } from "@/lib/lists";
import { htmlOf } from "@/testing/render";

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({}) }));
jest.mock("@/lib/pictures/measure", () => ({ measureImage: async () => ({ width: 800, height: 600 }) }));
jest.mock("@/lib/content", () => ({
  listWorkshops: jest.fn(),
  getWorkshop: async () => undefined,
  pageOverride: async () => undefined,
}));

const workshop = (id: string, element?: WorkshopSummary["element"]): WorkshopSummary => ({
  id,
  title: `Atelier ${id}`,
  category: "Coaching",
  price: { shown: `1${id}\u00a0€` },
  ...(element && { element }),
});
const WORKSHOPS = [
  ...["1", "2", "3", "4", "5"].map((id) => workshop(id, "feu")),
  workshop("6", "eau"),
  workshop("7"),
];
const there = () => jest.mocked(listWorkshops).mockResolvedValue(WORKSHOPS);

/** The links and the text of an element's page. */
async function shown(id: string) {
  const page = await ElementPage({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) });
  const html = await htmlOf(page);
  return {
    html,
    workshops: [...html.matchAll(/href="(\/atelier\/[^"]+)"/g)].map(([, path]) => path),
    failed: html.includes('content="500"'),
  };
}

test("shows its first four workshops with prices instead of general links", async () => {
  there();
  const { html, workshops, failed } = await shown("feu");
  expect(workshops).toEqual(["/atelier/1", "/atelier/2", "/atelier/3", "/atelier/4"]);
  for (const words of ["Autour du feu", "Atelier 1", "11\u00a0€"]) expect(html).toContain(words);
  expect(html).not.toContain("Voir les ateliers");
  expect(failed).toBe(false);
});

test.each([
  ["feu", "Autour du feu"],
  ["eau", "Autour de l’eau"],
  ["air", "Autour de l’air"],
  ["terre", "Autour de la terre"],
] as const)("calls the workshops of %s « %s »", async (element, name) => {
  jest.mocked(listWorkshops).mockResolvedValue([workshop("8", element)]);
  expect((await shown(element)).html).toContain(name);
});

test("ends with general links without a workshop", async () => {
  there();
  const { html, workshops } = await shown("air");
  expect(workshops).toEqual([]);
  expect(html).not.toContain("Autour de");
  for (const way of ["Voir les ateliers", "Voir les retraites"]) expect(html).toContain(way);
});

test("shows the rest if workshops cannot be read, and keeps the last good page", async () => {
  jest.mocked(listWorkshops).mockRejectedValue(new Error("hors de portée"));
  const { html, workshops, failed } = await shown("feu");
  expect(html).toContain("Le premier levé rallume le poêle.");
  expect(workshops).toEqual([]);
  expect(failed).toBe(true);
});

test("is renewed after a change of its workshops, like their categories", async () => {
  there();
  const lists = await listsOf.workshops();
  const at = (path: string) => lists.find((list) => list.path === path)?.entries.map(({ id }) => id);
  expect(at("/elements/feu")).toEqual(["1", "2", "3", "4"]);
  expect(at("/elements/eau")).toEqual(["6"]);
  expect(at("/elements/air")).toEqual([]);
  expect(at("/ateliers/coaching")).toHaveLength(WORKSHOPS.length);
});
