import { setTimeout as pause } from "node:timers/promises";

// Far above what a step needs: a slow or busy machine must not make one fail.
const LIMIT_MS = 180_000;
const ERROR_PAGE = "Une erreur est survenue|Cette page n’a pas pu s’afficher";

/**
 * Walks through the site as a visitor does, by role and visible name, and looks after each step whether anything
 * went wrong.
 * @param {{ goto: Function, evaluate: Function, evaluateHandle: Function }} page of Playwright, Puppeteer or `webkit.mjs`
 * @throws {Error} one line: the step and what was seen
 */
export async function walk(page, origin) {
  const seen = (role, name) => page.evaluate(find, [role, name, true]);
  const steps = {
    "the home page": async () => {
      await open("/");
    },
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
      await until("/calendrier", () => at("/calendrier", true));
    },
    "a heading in the address": async () => {
      await open("/partenaire/bastien-queyrel#le-retrouver");
      await until("« Le retrouver » in sight", () => page.evaluate(inSight, "Le retrouver"));
    },
  };

  for (const [name, step] of Object.entries(steps)) {
    let fault = await step().catch((error) => error.message.split("\n")[0]);
    await pause(300);
    fault = [fault, ...(await page.evaluate(faults, ERROR_PAGE))].filter(Boolean).join("; ");
    if (fault) throw new Error(`${name}: ${fault}`);
  }

  /** Without waiting for the pictures. */
  function open(path) {
    return page.goto(origin + path, { waitUntil: "domcontentloaded", timeout: LIMIT_MS });
  }

  /** Presses until it works: before the scripts are there a button does nothing. */
  async function press(role, name, works, within = "body") {
    let next = 0;
    await until(`${role} « ${name} »`, async () => {
      if (await works()) return true;
      if (Date.now() < next || !(await page.evaluate(find, [role, name, true, within]))) return false;
      // The page may change meanwhile: then the element is looked for again.
      await page
        .evaluateHandle(find, [role, name, false, within])
        .then((element) => element.asElement().click({ timeout: 2000 }))
        .catch(() => undefined);
      next = Date.now() + 2000;
      return false;
    });
  }

  async function at(path, whole = false) {
    const address = await page.evaluate(() => location.pathname);
    return whole ? address === path : address.startsWith(path);
  }
}

async function until(what, holds) {
  const end = Date.now() + LIMIT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${LIMIT_MS / 1000} s`);
    await pause(100);
  }
}

// The functions below run in the page.

/** The first visible element of a role whose name matches, or whether there is one. */
function find([role, name, only, within = "body"]) {
  const roles = { link: "a[href]", button: "button", dialog: "dialog[open]", status: "[role=status]" };
  const pattern = new RegExp(name);
  const named = (element) =>
    `${element.ariaLabel ?? ""} ${element.textContent} ${[...element.querySelectorAll("img")].map((img) => img.alt)}`;
  const found = [...document.querySelectorAll(roles[role])].find(
    (element) =>
      element.closest(within) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === "visible" &&
      pattern.test(named(element).replace(/\s+/g, " ").trim()),
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
