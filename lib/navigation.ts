import { slug } from "./slug";

/** The six links of the summary tree, in the order of wide screens (spec section 2, "/"). */
export const SUMMARY = [
  { href: "/ateliers", label: "Les ateliers" },
  { href: "/partenaires", label: "Les partenaires" },
  { href: "/contact", label: "Infos pratiques" },
  { href: "/le-concept", label: "Le concept" },
  { href: "/le-lieu", label: "Le lieu" },
  { href: "/nous-connaitre", label: "Nous connaître" },
] as const;

/** The three workshop categories that the site names itself (spec section 2, /ateliers). */
export const CATEGORIES = [
  {
    name: "Bien-être",
    summary: "Ralentir et souffler : sophrologie, yoga, bain sonore, chant, plantes.",
    intro:
      "Des séances de trois quarts d’heure à une demi-journée, la plupart dans la salle de pratique, près du poêle. Venez comme vous êtes, avec de grosses chaussettes.",
    description:
      "Ateliers de bien-être au chalet : sophrologie du matin, yoga doux, bain sonore, kinésiologie, chant, tisanes. En petit groupe, débutants bienvenus.",
  },
  {
    name: "Coaching",
    summary:
      "Faire le point sur son travail, une décision, une façon d’apprendre, avec quelqu’un dont c’est le métier.",
    intro:
      "Claire et Élodie animent la plupart de ces ateliers. On y parle de travail et d’école, assis le matin, en marchant l’après-midi. Ce qui s’y dit n’en sort pas.",
    description:
      "Ateliers de coaching au chalet : faire le point à mi-carrière, encadrer sans s’épuiser, décider en marchant, apprendre autrement en famille.",
  },
  {
    name: "Expérimentations sur le terrain",
    summary: "Dehors par tous les temps ou presque : la forêt, la neige, les abeilles, la nuit.",
    intro:
      "On apprend ici avec les pieds, les mains, les oreilles. Le programme suit la météo, et il nous arrive de tout déplacer d’un jour. L’équipement qui vous manque se prête.",
    description:
      "Sorties et expériences en plein air : marche lente, nuit sous les étoiles, rucher, argile et feu de bois, torrent, lecture de la neige en raquettes.",
  },
].map((category) => ({ ...category, slug: slug(category.name) }));

/** The four elements (spec section 3), matched by the slug of their name. */
export const ELEMENTS = [
  {
    name: "Feu",
    called: "Le feu",
    alt: "L’élément feu : une flamme en papier découpé, dans des tons de terre cuite",
    concept:
      "C’est le poêle que l’on charge à tour de rôle, et le four que Jean-Noël monte dans le pré. Le feu rassemble : on s’assied autour sans qu’il faille le demander, et les conversations y durent plus longtemps qu’ailleurs. Nos ateliers du feu parlent d’élan, de colère parfois, de ce que l’on a envie de voir naître.",
    text: "Le premier levé rallume le poêle. C’est la seule règle de la maison, et personne ne la trouve pénible. Plus tard dans la journée, le feu change de place : il passe au four à pain, au brasero de la terrasse, certains soirs au four de potier dans le pré. On apprend à le nourrir sans l’étouffer. Beaucoup découvrent à cette occasion qu’ils font l’inverse avec leurs propres envies, et la conversation part de là.",
    description:
      "L’élément feu au chalet : le poêle que l’on charge à tour de rôle, le four de potier dans le pré, les veillées où les conversations durent.",
  },
  {
    name: "Eau",
    called: "L’eau",
    alt: "L’élément eau : un torrent et des vagues en papier découpé, dans des bleus de glacier",
    concept:
      "Le torrent passe à deux cents mètres du chalet. On l’entend la nuit, fenêtre ouverte, et l’on va l’écouter de près le jour. L’eau apprend à contourner. Elle accompagne les ateliers où l’on relâche les épaules et la mâchoire : sophrologie, bain sonore, longues tisanes du soir.",
    text: "Elle arrive du névé, passe sous le pont, remplit l’abreuvoir du hameau et continue sans nous. Au printemps, le torrent couvre les voix ; en automne, il faut se pencher pour l’entendre. On s’y trempe les poignets au retour de la marche, on y enregistre des sons, on monte jusqu’au lac voir les crêtes à l’envers. Le soir, la même eau chauffe pour la tisane. Tout le monde n’aime pas la baignade à neuf degrés, et c’est permis.",
    description:
      "L’élément eau au chalet : un torrent que l’on écoute de près, une source glacée, un lac à deux heures de marche, et la tisane de chaque soir.",
  },
  {
    name: "Air",
    called: "L’air",
    alt: "L’élément air : un nuage et des herbes couchées par le vent en papier découpé, dans des gris bleutés",
    concept:
      "À 1500 m, on respire un peu plus fort, puis un peu mieux. L’air, c’est le souffle du yoga et du chant, le vent qui change l’humeur d’une crête, la vue qui s’ouvre d’un coup à la sortie du bois. Nous le réservons aux moments où il faut prendre du recul avant de choisir.",
    text: "Il y a l’air que l’on voit, quand le vent couche les herbes d’un seul geste, et celui que l’on oublie, trois ou quatre litres à la fois. Les ateliers de sophrologie, de yoga et de chant commencent par le second. Pour le premier, il suffit de monter une heure jusqu’au col. On y mange son pain le dos au vent, on regarde la vallée d’où l’on vient, et les questions du matin paraissent un peu plus petites.",
    description:
      "L’élément air au chalet : le souffle du yoga et du chant, le vent sur la crête, et ce recul que l’on prend en marchant avant de décider.",
  },
  {
    name: "Terre",
    called: "La terre",
    alt: "L’élément terre : des couches de montagne et une pousse en papier découpé, dans des tons d’ocre",
    concept:
      "Celle des sentiers, que l’on sent sous le pied quand on marche lentement. Celle des bols, que l’on façonne les manches retroussées. Celle du potager, qui décide du menu. Les ateliers de la terre sont les plus silencieux, et ceux dont on garde les traces le plus longtemps sous les ongles.",
    text: "À cette altitude, elle est mince et pleine de cailloux. Le potager donne tard, mais il donne : des pommes de terre, des blettes, un peu de rhubarbe. On la retrouve dans les bols de la cuisine, dans la boue des chaussures alignées à l’entrée, dans l’odeur du sous-bois après l’orage. Les ateliers de la terre se font les mains occupées. C’est souvent quand elles le sont que l’on se met à parler vraiment.",
    description:
      "L’élément terre au chalet : l’argile sous les doigts, les sentiers sous les pieds, un potager à 1500 m qui décide souvent du menu du soir.",
  },
].map((element) => ({
  ...element,
  slug: slug(element.name),
  image: `/art/element-${slug(element.name)}.svg`,
  stamp: `/art/element-${slug(element.name)}-small.webp`,
}));

/** One part of an address; an apostrophe is encoded too, because readers of HTML and XML differ on it. */
const part = (text: string) => encodeURIComponent(text).replace(/'/g, "%27");

/** The address of a document's page; ids come from the database and may hold anything. */
export const pathTo = {
  partner: (id: string) => `/partenaire/${part(id)}`,
  workshop: (id: string) => `/atelier/${part(id)}`,
  category: (name: string) => `/ateliers/${part(slug(name))}`,
  retreat: (id: string) => `/calendrier/flyers/${part(id)}`,
  element: (name: string) => `/elements/${slug(name)}`,
};
