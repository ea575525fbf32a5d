// The words on the posters.

/** Title of each poster, line by line as it is set. */
export const titles = {
  "reveil-de-printemps": ["Réveil", "de printemps"],
  "au-temps-du-brame": ["Au temps", "du brame"],
  "neige-et-silence": ["Neige", "et silence"],
  "prendre-de-la-hauteur": ["Prendre", "de la hauteur"],
  "semaine-des-quatre-elements": ["La semaine", "des quatre éléments"],
  "semaine-des-quatre-elements-2": ["L’eau et la terre"],
  "semaine-des-quatre-elements-3": ["Le feu et l’air"],
  "entre-deux-annees": ["Entre", "deux années"],
  "argile-et-lumiere-d-hiver": ["Argile et lumière", "d’hiver"],
};

/** Every letter that the posters need, in a stable order. */
export const letters = [...new Set(Object.values(titles).flat().join("").normalize("NFC"))].sort();
