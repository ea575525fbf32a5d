/** Who runs the imaginary chalet and its site: the values of the identity settings of the demonstration. */
export const DEMONSTRATION_IDENTITY = {
  SITE_NAME: "Le Chalet des Quatre Éléments",
  SITE_EMAIL: "bonjour@chalet-quatre-elements.example",
  SITE_PHONE: "04 65 71 15 00",
  SITE_ADDRESS: "12 chemin de la Draille, Les Aiguillas, 05350 Arvieux",
  SITE_REGION: "Hautes-Alpes",
  SITE_ALTITUDE: "1500",
  SITE_CAPACITY: "8-10",
  PUBLISHER_NAME: "Atelier Ridelle",
  PUBLISHER_LEGAL: "société à responsabilité limitée au capital de 8 000 €",
  PUBLISHER_REGISTRATION: "RCS Grenoble 913 204 586 ; SIRET 913 204 586 00017 ; TVA FR 90 913204586",
  PUBLISHER_ADDRESS: "14 rue du Vieux-Cadran, 38000 Grenoble",
  PUBLISHER_PHONE: "04 65 71 20 35",
  PUBLISHER_EMAIL: "contact@atelier-ridelle.example",
  PUBLISHER_DIRECTOR: "Solène Ridelle, gérante",
  PUBLISHER_URL: "https://atelier-ridelle.example",
  HOSTING_NAME: "Altocumulus Hébergement",
  HOSTING_ADDRESS: "8 allée des Nuages, 69007 Lyon",
  HOSTING_PHONE: "04 65 71 38 00",
  HOSTING_URL: "https://altocumulus-hebergement.example",
};

/** The demonstration's value of `SITE_CREDIT`. */
export const DEMONSTRATION_CREDIT = "Atelier Ridelle, https://atelier-ridelle.example";

export type IdentityName = keyof typeof DEMONSTRATION_IDENTITY;

/** The names of the identity settings. */
export const IDENTITY_NAMES = Object.keys(DEMONSTRATION_IDENTITY) as IdentityName[];
