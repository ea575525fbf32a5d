import { setTimeout as pause } from "node:timers/promises";
import { until } from "../../testing/serve.mjs";

// Far above what a step needs: a slow or busy machine must not make one fail.
const LIMIT_MS = 180_000;
const ERROR_PAGE = "Une erreur est survenue|Cette page n’a pas pu s’afficher";

/**
 * Walks through the site as a visitor does, by role and visible name, on a page of Playwright, Puppeteer or
 * `webkit.mjs`. Throws one line with the step after which anything was wrong.
 */
export async function walk(page, origin) {
  const seen = (role, name) => page.evaluate(find, [role, name, true]);
  const steps = {
    "the home page": () => open("/"),
    "its carousel": async () => {
      await press("button", "^Mettre en pause$", () => seen("button", "^Reprendre le défilement$"));
      const shown = () => page.evaluate(shownSlide);
      const before = await shown();
      await press("button", "^Image suivante$", async () => (await shown()) !== before);
    },
    "the menu": async () => {
      const link = "^Calendrier$";
      if (!(await seen("link", link))) await press("button", "Ouvrir le menu", () => seen("link", link));
      await press("link", link, () => at("/calendrier"));
    },
    "a flyer": () => press("link", "La semaine des quatre éléments", () => at("/calendrier/flyers/")),
    "the viewer": async () => {
      await press("link", "^Agrandir l’image", () => seen("dialog", "Image en grand.*1 / 3"));
      await press("button", "^Image suivante$", () => seen("dialog", "Image en grand.*2 / 3"), "dialog");
      await press("button", "^Fermer$", async () => !(await seen("dialog", "Image en grand")), "dialog");
    },
    "« Partager »": () =>
      press("button", "^Partager$", () => seen("status", "Adresse copiée|À copier : http")),
    back: async () => {
      await page.evaluate(() => history.back());
      await until(() => page.evaluate(() => location.pathname === "/calendrier"), LIMIT_MS, "/calendrier");
    },
    "a heading in the address": async () => {
      await open("/partenaire/bastien-queyrel#le-retrouver");
      await until(() => page.evaluate(inSight, "Le retrouver"), LIMIT_MS, "« Le retrouver » in sight");
    },
  };

  for (const [name, step] of Object.entries(steps)) {
    const found = [];
    await step().catch((error) => found.push(error.message.split("\n")[0]));
    await pause(300);
    found.push(...(await page.evaluate(faults, ERROR_PAGE)));
    if (found.length > 0) throw new Error(`${name}: ${found.join("; ")}`);
  }

  // Does not wait for the pictures.
  function open(path) {
    return page.goto(origin + path, { waitUntil: "domcontentloaded", timeout: LIMIT_MS });
  }

  /** Presses until it works: before the scripts have loaded a button does nothing. */
  async function press(role, name, works, within = "body") {
    let next = 0;
    const isDone = async () => {
      if (await works()) return true;
      if (Date.now() < next || !(await page.evaluate(find, [role, name, true, within]))) return false;
      // If the page changes meanwhile, the next round looks for the element again.
      await page
        .evaluateHandle(find, [role, name, false, within])
        .then((element) => element.asElement().click({ timeout: 2000 }))
        .catch(() => undefined);
      next = Date.now() + 2000;
      return false;
    };
    await until(isDone, LIMIT_MS, `${role} « ${name} »`);
  }

  async function at(path) {
    return (await page.evaluate(() => location.pathname)).startsWith(path);
  }
}

// The functions below run in the page.

/** The first visible element of a role whose name matches, or whether there is one. */
function find([role, name, only, within = "body"]) {
  const roles = { link: "a[href]", button: "button", dialog: "dialog[open]", status: "[role=status]" };
  const pattern = new RegExp(name);
  const nameOf = (element) => {
    const alts = [...element.querySelectorAll("img")].map((img) => img.alt);
    return [element.ariaLabel, element.textContent, ...alts].join(" ").replace(/\s+/g, " ").trim();
  };
  const found = [...document.querySelectorAll(roles[role])].find(
    (element) =>
      element.closest(within) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === "visible" &&
      pattern.test(nameOf(element)),
  );
  if (only) return Boolean(found);
  found.scrollIntoView({ block: "center", behavior: "instant" });
  return found;
}

function shownSlide() {
  return document.querySelector("[aria-roledescription=image][aria-hidden=false]")?.ariaLabel;
}

function inSight(words) {
  const heading = [...document.querySelectorAll("h3")].find(
    ({ textContent }) => textContent.replace(/\s+/g, " ") === words,
  );
  const { top, bottom } = heading.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** The faults of this page and of those before it. */
function faults(errorPage) {
  const found = (sessionStorage.faults ?? "").split("\n").filter(Boolean);
  sessionStorage.removeItem("faults");
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
  const words = shown("h1, p").map(({ textContent }) => textContent);
  found.push(...words.filter((text) => new RegExp(errorPage).test(text)));
  if (shown("h1").length === 0) found.push("no h1");
  return found;
}
