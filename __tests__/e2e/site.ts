import { readFileSync } from "node:fs";

const ids = (collection: string) =>
  Object.keys(JSON.parse(readFileSync(`content/demo/${collection}.json`, "utf8")));

const [partner = ""] = ids("partners");
const [workshop = ""] = ids("workshops");
const [retreat = ""] = ids("calendar");

/** One address of every kind of page (spec section 2), with the title that its tab shows. */
export const PAGES = [
  { path: "/", title: /^Le Chalet des Quatre Éléments/ },
  { path: "/le-concept", title: /^Le Concept/ },
  { path: "/le-lieu", title: /^Le Lieu/ },
  { path: "/nous-connaitre", title: /^Nous connaître/ },
  { path: "/contact", title: /^Infos pratiques/ },
  { path: "/calendrier", title: /^Calendrier/ },
  { path: `/calendrier/flyers/${retreat}`, title: /–/ },
  { path: "/elements", title: /^Les quatre éléments/ },
  { path: "/elements/feu", title: /^Élément Feu/ },
  { path: "/partenaires", title: /^Partenaires/ },
  { path: `/partenaire/${partner}`, title: /–/ },
  { path: "/ateliers", title: /^Ateliers/ },
  { path: "/ateliers/bien-etre", title: /^Bien-être/ },
  { path: `/atelier/${workshop}`, title: /–/ },
  { path: "/legal/mentions", title: /^Mentions/ },
  { path: "/legal/cookies", title: /^Cookies/ },
  { path: "/accessibilite", title: /^Accessibilité/ },
] as const;

/** Addresses that lead to nothing, each with the words that say so. */
export const NOT_FOUND = [
  { path: "/nulle-part", words: "Cette page n’existe pas" },
  { path: "/partenaire/inconnu", words: "L’atelier n’a pas été trouvé." },
  { path: "/atelier/inconnu", words: "L’atelier n’a pas été trouvé." },
  { path: "/calendrier/flyers/inconnu", words: "L’atelier n’a pas été trouvé." },
  { path: "/elements/plastique", words: "Nous n’en connaissons que quatre" },
] as const;
