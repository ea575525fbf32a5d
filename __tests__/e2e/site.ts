import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { parseDocument } from "htmlparser2";
import { SHIPPED_PAGES } from "@/content/shipped/pages";
import { type PageId, pathTo, PAGES as ROUTES } from "@/lib/routes";
import { french } from "@/lib/text/typography";

export const SITE_NAME = "Le Chalet des Quatre Éléments";

/** The ids of a collection of the demonstration. */
export const ids = (collection: string) =>
  Object.keys(JSON.parse(readFileSync(`content/demo/${collection}.json`, "utf8")));

const [partner = ""] = ids("partners");
const [workshop = ""] = ids("workshops");
const [retreat = "", ...furtherRetreats] = ids("calendar");

/** Replaces the placeholders of a shipped title by their values. */
const titled = (title: string) => new RegExp(`^${french(title).replace(/\{\w+\}/g, "[^{}]+")}( – |$)`);

/** Every page of the site and one document of every kind, with the title in its tab. */
export const PAGES: readonly { path: string; title: RegExp }[] = [
  ...(Object.keys(ROUTES) as PageId[]).map((id) => ({
    path: ROUTES[id].path,
    title: titled(
      `${id === "accueil" ? `${SITE_NAME} – ` : ""}${SHIPPED_PAGES[id].tab ?? SHIPPED_PAGES[id].title}`,
    ),
  })),
  ...[pathTo.retreat(retreat), pathTo.partner(partner), pathTo.workshop(workshop)].map((path) => ({
    path,
    title: /–/,
  })),
];

/** The retreats that `PAGES` does not contain. */
export const FURTHER_RETREATS = furtherRetreats.map(pathTo.retreat);

/** Unknown addresses, each with its message. */
export const NOT_FOUND = [
  { path: "/nulle-part", words: "Cette page n’existe pas" },
  { path: "/partenaire/inconnu", words: "L’atelier n’a pas été trouvé." },
  { path: "/atelier/inconnu", words: "L’atelier n’a pas été trouvé." },
  { path: "/calendrier/flyers/inconnu", words: "La retraite n’a pas été trouvée." },
  { path: "/elements/plastique", words: "Nous n’en connaissons que quatre" },
] as const;

/** The HTML of a page, without a browser. */
export const asSent = async (request: APIRequestContext, path: string) =>
  parseDocument(await (await request.get(path)).text());

/** Sets the text size of the browser to 200 %. */
export const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
