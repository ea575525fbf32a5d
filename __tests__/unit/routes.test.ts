import { existsSync, readdirSync } from "node:fs";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { DOCUMENTS, documentPath, isDocumented, isOwnPageId, PAGES, trailTo } from "@/lib/routes";

test("the breadcrumbs of a page are its parent pages", () => {
  expect(trailTo("feu")).toEqual(["elements", "feu"]);
  expect(trailTo("contact")).toEqual(["contact"]);
});

test("every page that is not below another one has a file of its own", () => {
  const missing = Object.entries<{ path: string; under?: string }>(PAGES)
    .filter(([, { under }]) => !under)
    .map(([, { path }]) => `app${path}/page.tsx`.replace("//", "/"))
    .filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

test("a document has an address in its folder", () => {
  for (const name of COLLECTION_NAMES) {
    if (!isDocumented(name)) continue;
    const where = DOCUMENTS[name];
    expect(documentPath(name, "Été/1")).toBe(`/${where.folder}/%C3%89t%C3%A9%2F1`);
  }
});

test("a page of the hosts' own takes no address of the site, and has letters, digits and hyphens only", () => {
  const routes = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\/(?:page|route)\.\w+(?:\.\w+)?$/.test(file),
  );
  const folders = routes.map((file) => file.split("/")[0] ?? "").filter((folder) => folder !== "[id]");
  const taken = [...folders, ...readdirSync("public"), ...Object.keys(PAGES)];
  expect(taken).toEqual(expect.arrayContaining(["atelier", "apercu", "api", "calendrier.ics", "style"]));
  const impossible = ["", "_next", "a b", "a/b", "a.html", "Contact", "-a", "x".repeat(81)];
  expect([...taken, ...impossible].filter(isOwnPageId)).toEqual([]);
  expect(["cgv", "infos-pratiques-sejour", "Tarifs-2027", "séjour"].filter((id) => !isOwnPageId(id))).toEqual(
    [],
  );
});
