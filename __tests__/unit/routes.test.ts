import { SHIPPED_PAGES } from "@/content/shipped/pages";
import { parseDocument } from "@/lib/content/parse";
import { filled, filledHtml } from "@/lib/content/placeholders";
import { MENU, pagesShowing, trailTo } from "@/lib/routes";

test("the menu has its seven links in the order of the specification", () => {
  expect(MENU.map(({ label }) => label)).toEqual([
    "Concept",
    "Lieu",
    "Nous connaître",
    "Ateliers",
    "Partenaires",
    "Calendrier",
    "Infos pratiques",
  ]);
});

test("the way to a page leads through the pages that it lies under", () => {
  expect(trailTo("feu")).toEqual(["elements", "feu"]);
  expect(trailTo("contact")).toEqual(["contact"]);
});

test("a change of a collection concerns the pages that show it", () => {
  expect(pagesShowing("photos")).toEqual(["/le-lieu"]);
  expect(pagesShowing("calendar")).toEqual(["/", "/calendrier"]);
});

describe("the shipped words", () => {
  test.each(Object.entries(SHIPPED_PAGES))("of %s name only what stands for something", (_, page) => {
    const { content = "", ...others } = page;
    expect(() => filledHtml(content, { hosts: "" })).not.toThrow();
    expect(() => filled(JSON.stringify(others), { hosts: "" })).not.toThrow();
  });

  test.each(Object.entries(SHIPPED_PAGES))("of %s are content without a fault", (id, page) => {
    const { tab, images, upright, cutaway, content = "", ...data } = page;
    const { findings } = parseDocument("pages", {
      id,
      data: { ...data, content: filledHtml(content, { hosts: "" }) },
    });
    expect(findings).toEqual([]);
  });

  test("put settings into HTML as text", () => {
    expect(filledHtml("<p>{hosts}</p>", { hosts: "<b>A & B</b>" })).toBe(
      "<p>&lt;b&gt;A &amp; B&lt;/b&gt;</p>",
    );
    expect(() => filled("{nobody}")).toThrow("{nobody} stands for nothing");
  });
});
