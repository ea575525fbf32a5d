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

const workshops = {
  coaching: [
    "faire-le-point",
    "manager-sans-s-epuiser",
    "marcher-pour-decider",
    "apprendre-autrement",
    "carnet-de-route",
  ],
  "well-being": [
    "sophrologie-du-matin",
    "yoga-doux",
    "bain-sonore",
    "kinesiologie-individuelle",
    "tisanes-et-plantes-de-saison",
    "oser-chanter",
  ],
  outdoors: [
    "marche-lente-sous-les-melezes",
    "nuit-sous-les-etoiles",
    "matinee-au-rucher",
    "terre-et-feu-de-bois",
    "ecouter-le-torrent",
    "lire-la-neige",
  ],
};

/** Address without its extension, and how to load the drawing. */
export const pictures = Object.fromEntries([
  ...photos.map((name) => [`photos/${name}`, () => import(`./photos/${name}.mjs`)]),
  ...posters.map((name) => [`affiches/${name}`, () => import(`./posters/${name}.mjs`)]),
  ...Object.entries(workshops).flatMap(([file, names]) =>
    names.map((name) => [
      `ateliers/${name}`,
      async () => ({ draw: (await import(`./workshops/${file}.mjs`)).pictures[name] }),
    ]),
  ),
  ...partners.map((name) => [`partenaires/${name}`, () => import(`./portraits/${name}.mjs`)]),
]);
