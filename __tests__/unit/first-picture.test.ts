import { hastenFirstPicture } from "@/lib/server/page-cache/first-picture.mjs";

const LAZY = '<img src="/a.jpg" loading="lazy"/>';
const HASTENED = '<img src="/a.jpg" fetchPriority="high"/>';
const URGENT = '<img src="/b.jpg" fetchPriority="high"/>';

test.each([
  ["is requested at once", LAZY + LAZY, HASTENED + LAZY],
  ["is found after an icon", `<img src="/c.svg"/>${LAZY}`, `<img src="/c.svg"/>${HASTENED}`],
  ["stays if it is urgent already", URGENT + LAZY, URGENT + LAZY],
])("the first picture of a page's content %s", (_, before, after) => {
  const page = (pictures: string) => `${LAZY}<main>${pictures}</main>${LAZY}`;
  expect(hastenFirstPicture(page(before))).toBe(page(after));
});
