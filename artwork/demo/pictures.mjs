// Every demonstration picture, by the address it is served from.
const photos = [
  "aube-sur-les-ecrins",
  "hiver-au-chalet",
  "foret-de-melezes",
  "lac-miroir",
  "salle-de-pratique",
  "poele-et-fauteuil",
  "sentier-alpin",
  "ciel-etoile",
  "prairie-en-fleurs",
  "torrent",
  "table-commune",
  "fenetre-sur-vallee",
  "chambre",
  "repas",
  "coussins",
  "terrasse",
];
const posters = [
  "reveil-de-printemps",
  "au-temps-du-brame",
  "neige-et-silence",
  "prendre-de-la-hauteur",
  "semaine-des-quatre-elements",
  "semaine-des-quatre-elements-2",
  "semaine-des-quatre-elements-3",
  "entre-deux-annees",
  "argile-et-lumiere-d-hiver",
];
const partners = [
  "amandine-rouvier",
  "bastien-queyrel",
  "nadege-fontan",
  "emeline-garcin",
  "soizic-le-bihan",
  "etienne-blanchard",
];

/** Address without its extension, and how to load the drawing. */
export const pictures = Object.fromEntries([
  ...photos.map((name) => [`photos/${name}`, () => import(`./photos/${name}.mjs`)]),
  ...posters.map((name) => [`affiches/${name}`, () => import(`./posters/${name}.mjs`)]),
  ...partners.map((name) => [`partenaires/${name}`, () => import(`./portraits/${name}.mjs`)]),
]);
