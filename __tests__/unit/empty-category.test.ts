import CategoryPage from "@/app/ateliers/[id]/page";
import { htmlOf } from "@/testing/render";

jest.mock("next/navigation", () => ({ usePathname: () => "/" }));
jest.mock("@/lib/pictures/measure", () => ({ measureImage: async () => ({ width: 800, height: 600 }) }));
jest.mock("@/lib/content", () => ({
  listWorkshops: async () => [{ id: "yoga", title: "Yoga", category: "Bien-être" }],
  pageOverride: async () => undefined,
}));

test("a category without workshops links to those that have some, not to itself", async () => {
  const page = { params: Promise.resolve({ id: "coaching" }), searchParams: Promise.resolve({}) };
  const html = await htmlOf(await CategoryPage(page));
  expect(html).toContain("Ateliers en cours de préparation.");
  const links = Array.from(html.matchAll(/<a[^>]* href="(\/ateliers\/[^"]+)"/g), ([, path]) => path);
  expect(links).toEqual(["/ateliers/bien-etre"]);
});
