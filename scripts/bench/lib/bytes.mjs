import { BUDGETS, keeps } from "./budgets.mjs";
import { kindsOfPage } from "./kinds.mjs";
import { firstVisit, SCREENS } from "./visit.mjs";

/**
 * Weighs first visits: the home page on both screens, the scripts of every kind of page over those of
 * the empty page.
 * @returns {Promise<{ name: string, figure: number, budget: object, kept: boolean }[]>}
 */
export async function measureBytes(browser, site, empty) {
  const figures = [];
  const add = (name, budget, figure) =>
    figures.push({ name, figure, budget: BUDGETS[budget], kept: keeps(BUDGETS[budget], figure) });

  for (const screen of Object.keys(SCREENS)) {
    const home = await firstVisit(browser, site, SCREENS[screen]);
    add(`home page, ${screen}, bytes in all`, "homeBytes", home.total);
    add(`home page, ${screen}, font bytes`, "homeFontBytes", home.fonts);
    add(`home page, ${screen}, style bytes`, "homeStyleBytes", home.styles);
    add(`home page, ${screen}, requests`, "homeRequests", home.requests);
  }
  const { scripts } = await firstVisit(browser, empty);
  for (const [kind, path] of await kindsOfPage(site)) {
    const visit = await firstVisit(browser, site + path);
    add(
      `${kind}, script bytes (gzip) over the empty page’s ${scripts}`,
      "scriptBytesOver",
      visit.scripts - scripts,
    );
  }
  return figures;
}
