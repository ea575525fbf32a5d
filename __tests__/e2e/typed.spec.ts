import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const ids = (collection: string) =>
  Object.keys(JSON.parse(readFileSync(`content/demo/${collection}.json`, "utf8")));
const [retreat = ""] = ids("calendar");
const [partner = ""] = ids("partners");
const [workshop = ""] = ids("workshops");

/** Addresses as people type them, and the page that they mean. */
const TYPED = [
  ["/Le-Lieu", "/le-lieu"],
  ["/nous-connaître", "/nous-connaitre"],
  ["/nous-connai\u0302tre", "/nous-connaitre"],
  ["/NOUS-CONNAÎTRE", "/nous-connaitre"],
  ["/contact.", "/contact"],
  ["/contact,", "/contact"],
  ["/le-lieu)", "/le-lieu"],
  ["/partenaire", "/partenaires"],
  ["/atelier", "/ateliers"],
  ["/calendrier/flyers", "/calendrier"],
  ["/legal", "/legal/mentions"],
  ["/Concept", "/le-concept"],
  ["/lieu", "/le-lieu"],
  ["/infos-pratiques", "/contact"],
  ["/mentions", "/legal/mentions"],
  ["/cookies", "/legal/cookies"],
  ["/Calendrier", "/calendrier"],
  ["/éléments", "/elements"],
  ["/Éléments/Feu", "/elements/feu"],
  ["/legal/Mentions", "/legal/mentions"],
  ["/Ateliers/Bien-Être", "/ateliers/bien-etre"],
  ["/ateliers/Bien-Être", "/ateliers/bien-etre"],
  ["/Accessibilité...", "/accessibilite"],
  [`/calendrier/flyers/${retreat.toUpperCase()}`, `/calendrier/flyers/${retreat}`],
  [`/Calendrier/Flyers/${retreat.toUpperCase()}.`, `/calendrier/flyers/${retreat}`],
  [`/partenaire/${partner.toUpperCase()}`, `/partenaire/${partner}`],
  [`/Partenaire/${partner}`, `/partenaire/${partner}`],
  [`/atelier/${workshop}.`, `/atelier/${workshop}`],
  ["/calendrier/flyers/voix-d’automne", "/calendrier/flyers/voix-d-automne"],
  ["/calendrier/flyers/voix-d'automne", "/calendrier/flyers/voix-d-automne"],
  ["/calendrier/flyers/voix\u00a0d’automne", "/calendrier/flyers/voix-d-automne"],
  ["/calendrier/flyers/voix\u2011d\u2011automne", "/calendrier/flyers/voix-d-automne"],
  ["/atelier/manager\u202fsans s’épuiser", "/atelier/manager-sans-s-epuiser"],
  ["/partenaire/Soizic\u00a0le Bihan", "/partenaire/soizic-le-bihan"],
  ["/nous\u00a0connaître", "/nous-connaitre"],
] as const;

for (const [typed, meant] of TYPED)
  test(`${typed} leads to ${meant} at once`, async ({ request }) => {
    const answer = await request.get(encodeURI(typed), { maxRedirects: 0 });
    expect([307, 308]).toContain(answer.status());
    expect(answer.headers().location).toBe(meant);
    expect((await request.get(meant, { maxRedirects: 0 })).status()).toBe(200);
  });

test("the title of a workshop leads to it in capitals too", async ({ request }) => {
  const answer = await request.get("/atelier/BAIN-SONORE", { maxRedirects: 0 });
  expect(answer.headers().location).toBe(
    (await request.get("/atelier/bain-sonore")).url().replace(/^.*?(?=\/atelier)/, ""),
  );
});

for (const address of [
  "/le-lieux",
  "/Le-Lieu/rien",
  "/partenaire/INCONNU",
  "/api/adresse/%25/exemple.example",
])
  test(`${address} means nothing, and says so`, async ({ request }) => {
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(404);
  });

test("where nobody is, a typed address does not lead away from the site", async ({ request }) => {
  const { headers } = {
    headers: (await request.get("/Partenaire/%2F%2Fexemple.example", { maxRedirects: 0 })).headers(),
  };
  expect(headers.location).toBe("/partenaire/%2F%2Fexemple.example");
});
