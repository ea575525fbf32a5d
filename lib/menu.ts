/** The seven links of the navbar (spec section 2, "Navbar"). */
export const NAVIGATION = [
  { href: "/le-concept", label: "Concept" },
  { href: "/le-lieu", label: "Lieu" },
  { href: "/nous-connaitre", label: "Nous connaître" },
  { href: "/ateliers", label: "Ateliers" },
  { href: "/partenaires", label: "Partenaires" },
  { href: "/calendrier", label: "Calendrier" },
  { href: "/contact", label: "Infos pratiques" },
] as const;
