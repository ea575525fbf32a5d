import type { PageId } from "@/lib/routes";

/**
 * The words and pictures of every page as the site is shipped: an imaginary chalet's, in the form of the collection
 * `pages`. What a venue writes there takes their place field by field (docs/guide-de-contenu.md). `{name}` and the like
 * stand for settings: a sentence, or a line of `content`, whose setting is empty is left out. `[[…]]` is said of the
 * imaginary people and place, or declared by them: another venue shows nothing in its place (requirement 1.5).
 */
type ShippedPage = {
  title: string;
  /** The title of its tab, where that is not the page's own. */
  tab?: string;
  /** For search engines and previews: one or two sentences. */
  description: string;
  /** One line: what other pages and previews say of this one. */
  summary?: string;
  intro?: string;
  /** HTML: what follows the intro. */
  content?: string;
  /** HTML: what the law wants on this page; it stays above words of the hosts' own (requirement 3.16). */
  facts?: string;
  images?: string[];
  /** The first of them, drawn for phones held upright. */
  upright?: string;
  /** The first of them, drawn for a column beside the words of its page. */
  column?: string;
  alts?: string[];
  captions?: string[];
  /** The house cut in two, under one of the content's headings: what it shows. */
  cutaway?: { under: string; alt: string };
  /** A line a verse, an empty line between stanzas. */
  poem?: string;
  hosts?: { name: string; role: string; content: string; img?: string }[];
};

/** Where one reads how to come, and where one calls. */
const MAP = `<p><img src="/demo/map.webp" alt="De Gap, la route et le train remontent la Durance jusqu’à la gare de Montdauphin ; de Guillestre, la route suit la combe du Queyras, puis monte vers Arvieux et le chalet. Le col d’Izoard est fermé l’hiver." /></p>`;

/** The facts about the publisher and the host of the site, which the law demands. */
const NOTICES = `
  <p>Conformément à la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique, les personnes qui consultent le site {ofName} sont informées de ce qui suit.</p>
  <h2><small>Article {n} –</small> Éditeur</h2>
  <p>Le site est édité, pour le compte {ofName}, par l’agence web <strong>{agency}</strong>.</p>
  <p>Le site est édité par <strong>{ownPublisher}</strong>.</p>
  <dl>
    <dt>Forme</dt><dd>{publisherLegal}</dd>
    <dt>Siège social</dt><dd>{publisherAddress}</dd>
    <dt>Immatriculation</dt><dd>{publisherRegistration}</dd>
    <dt>Téléphone</dt><dd>{publisherPhone}</dd>
    <dt>Courriel</dt><dd>{publisherEmail}</dd>
    <dt>Direction de la publication</dt><dd>{publisherDirector}</dd>
  </dl>
  <p>Les textes et les dates publiés sont fournis par {hosts}, hôtes {ofName}.</p>
  <dl>
    <dt>Adresse</dt><dd>{address}</dd>
    <dt>Téléphone</dt><dd>{phone}</dd>
    <dt>Courriel</dt><dd>{email}</dd>
  </dl>
  <h2><small>Article {n} –</small> Hébergeur</h2>
  <p>Le site est hébergé par <strong>{hostingName}</strong>, fournisseur de services d’hébergement en nuage.</p>
  <dl>
    <dt>Adresse</dt><dd>{hostingAddress}</dd>
    <dt>Téléphone</dt><dd>{hostingPhone}</dd>
    <dt>Site</dt><dd>{hostingUrl}</dd>
  </dl>`;

/** The facts about the host, which alone may set a necessary cookie. */
const COOKIES = `
  <p>Les cookies strictement nécessaires, lorsqu’il y en a, sont déposés par l’hébergeur du site.</p>
  <dl>
    <dt>Hébergeur</dt><dd>{hostingName}</dd>
    <dt>Adresse</dt><dd>{hostingAddress}</dd>
    <dt>Téléphone</dt><dd>{hostingPhone}</dd>
  </dl>
  <p>Pour toute question, écrivez-nous à {email}.</p>`;

export const SHIPPED_PAGES: Record<PageId, ShippedPage> = {
  accueil: {
    title: "ateliers et retraites",
    description:
      "Ateliers de bien-être, coaching et retraites de quelques jours, à {altitude}, dans les {region}. Groupes de {capacity} personnes. {name}.",
    summary: "Ateliers et retraites en pleine nature",
    intro:
      "Ateliers de bien-être, coaching et retraites de quelques jours. Un chalet à {altitude}. Des groupes de {capacity} personnes.",
    captions: [
      "Bienvenue {atName}",
      "Un chalet alpin authentique, simple et chaleureux",
      "Des ateliers de bien-être et du coaching",
      "Une douce échappée au cœur des éléments",
    ],
  },
  "le-concept": {
    title: "Le Concept",
    description:
      "Un lieu d’échange et de partage en pleine nature, où l’on apprend à se connaître par des pratiques qui ont du sens, guidées par des professionnels.",
    summary: "Mieux se connaître, à plusieurs et dehors",
    intro:
      "{name} est un lieu d’échange et de partage, en pleine nature. Nous sommes à {altitude} d’altitude. On y vient pour quelques heures ou pour plusieurs jours, seul ou à plusieurs, afin de mieux se connaître. Les ateliers y sont menés par des professionnels, dans des pratiques qu’ils exercent depuis longtemps : sophrologie, yoga, musique, marche, argile, coaching. Les groupes restent petits : chacun est appelé par son prénom. Ils sont de {capacity} personnes. Quatre éléments donnent leur couleur aux journées. Nous ne leur prêtons aucun pouvoir magique : ils sont là, dehors, tous les jours, et il se passe quelque chose quand on leur prête attention.",
    images: ["/art/hero-3-wide-2400.webp"],
    upright: "/art/meadow-near.webp",
    alts: ["Dans un pré en fleurs, un cercle de personnes qui se tiennent par la main, les crêtes au loin"],
    // A heading that names an element puts its words beside the element's emblem.
    content: `
      <h2>Le feu</h2>
      <p>C’est le poêle que l’on charge à tour de rôle, et le four [[que Jean-Noël monte ]]dans le pré. Le feu rassemble : on s’assied autour sans qu’il faille le demander, et les conversations y durent plus longtemps qu’ailleurs. Nos ateliers du feu parlent d’élan, de colère parfois, de ce que l’on a envie de voir naître.</p>
      <h2>L’eau</h2>
      <p>Le torrent passe à deux cents mètres du chalet. On l’entend la nuit, fenêtre ouverte, et l’on va l’écouter de près le jour. L’eau apprend à contourner. Elle accompagne les ateliers où l’on relâche les épaules et la mâchoire : sophrologie, bain sonore, longues tisanes du soir.</p>
      <h2>L’air</h2>
      <p>Ici, on respire un peu plus fort, puis un peu mieux. L’air, c’est le souffle du yoga et du chant, le vent qui change l’humeur d’une crête, la vue qui s’ouvre d’un coup à la sortie du bois. Nous le réservons aux moments où il faut prendre du recul avant de choisir.</p>
      <h2>La terre</h2>
      <p>Celle des sentiers, que l’on sent sous le pied quand on marche lentement. Celle des bols, que l’on façonne les manches retroussées. Celle du potager, qui décide du menu. Les ateliers de la terre sont les plus silencieux, et ceux dont on garde les traces le plus longtemps sous les ongles.</p>
    `,
  },
  "le-lieu": {
    title: "Le Lieu",
    description:
      "Une ancienne ferme[[ du Queyras]], six chambres, une salle de pratique et un poêle. Comment on y dort, ce que l’on y mange, comment venir.",
    summary: "Six chambres, un poêle, le torrent à cinq minutes",
    intro:
      "Le chalet est une ancienne ferme de 1784, posée sur le versant ensoleillé de la vallée[[, à l’entrée du hameau des Aiguillas]]. Les murs du bas sont en pierre, le haut en mélèze noirci par le soleil. Nous l’avons restaurée en sept ans, avec des artisans du coin et une patience que nous ne nous connaissions pas. On y entre par la cuisine, comme autrefois.",
    images: ["/art/vigil.webp"],
    upright: "/art/hero-4-tall-1170.webp",
    cutaway: {
      under: "la-maison",
      alt: "La maison, coupée en deux, un soir d’automne. Sous le toit, des chambres, une lampe allumée à chaque chevet, et quelqu’un qui lit dans un fauteuil. Au-dessous, d’autres chambres et une douche qui fume. En bas, quatre personnes en cercle entre le poêle et la baie vitrée, et deux autres qui cuisinent à la longue table. À la cave, les bocaux, les bûches, les pommes de terre. Dehors, un chat dort sur la terrasse, près d’un pommier et du torrent.",
    },
    poem: `
      Le torrent parle bas, on l’entend sous le vent.
      La neige sent le fer, et la grange le foin.
      Le mélèze, en séchant, laisse au doigt son encens.
      Une cloche répond à quelque chose au loin.

      L’eau de la source mord la paume, puis l’éveille.
      La soupe attend son tour dans les bols de grès gris.
      Le miel sur le pain noir se souvient des abeilles.
      La laine gratte un peu, puis on s’est endormi.

      Il fait nuit à ce point qu’on y voit les sommets,
      Et l’on ne sait plus bien qui de nous se taisait.
    `,
    content: `
      <h2>La maison</h2>
      <dl>
        <dt>Les chambres</dt>
        <dd>Six chambres pour dix personnes : quatre à deux lits, deux petites pour qui dort seul. Draps de coton, grosses couvertures de laine, une lampe par lit. Trois salles d’eau à partager. Une chambre et une salle d’eau sont au rez-de-chaussée, sans marche.<img src="/demo/photos/chambre.jpg" alt="" /></dd>
        <dt>La cuisine</dt>
        <dd>Ouverte, avec une table de quatre mètres où tout le monde tient. Les repas sont végétariens la plupart du temps, faits de légumes du potager et de fromages de la vallée. Prévenez-nous des allergies avant d’arriver.<img src="/demo/photos/repas.jpg" alt="" /></dd>
        <dt>La salle de pratique</dt>
        <dd>Soixante mètres carrés de plancher, un poêle, une baie vitrée vers les crêtes. Tapis, coussins, plaids et briques sont sur place.<img src="/demo/photos/coussins.jpg" alt="" /></dd>
        <dt>Dehors</dt>
        <dd>Une terrasse en mélèze, un verger de vieux pommiers, une grange que l’on ouvre l’été. Le torrent est à cinq minutes à pied.<img src="/demo/photos/terrasse.jpg" alt="" /></dd>
        <dt>Ce qu’il n’y a pas</dt>
        <dd>Ni sauna, ni jacuzzi, ni télévision. Le téléphone passe mal dans la maison et bien au bout du pré ; le wifi existe, près de la bibliothèque, pour les urgences.</dd>
      </dl>
      [[<h2>Comment venir</h2>
      ${MAP}
      <h3>En train</h3>
      <p>La gare de Montdauphin–Guillestre est desservie depuis Gap, Briançon et Valence, ainsi que par le train de nuit de Paris. De là, un car remonte la vallée jusqu’à Arvieux. Si les horaires ne tombent pas bien, dites-le-nous : nous venons souvent vous chercher.</p>
      <h3>En voiture</h3>
      <p>De Guillestre, suivez la combe du Queyras, puis la route d’Arvieux ; comptez quarante minutes. Le hameau est indiqué à droite avant le village. L’hiver, le col d’Izoard est fermé : on n’arrive que par Guillestre. Les pneus neige ou les chaînes sont obligatoires, la route du hameau est déneigée, et l’on se gare à cent mètres de la maison.</p>
      <h3>À plusieurs</h3>
      <p>Avant chaque retraite, nous mettons en relation ceux qui le veulent pour partager une voiture.</p>
      <h3>Pour tous</h3>
      <p>Un chemin de terre battue, en pente douce, mène du stationnement à la maison. Une chambre, une salle d’eau, la cuisine et la salle de pratique sont au rez-de-chaussée. Les sentiers, eux, ne sont pas praticables en fauteuil. Demandez-nous avant de réserver : nous vous dirons franchement ce qui est possible.</p>]]
      <p><a href="/contact">Nous joindre</a></p>
    `,
  },
  "nous-connaitre": {
    title: "Nous connaître",
    description:
      "[[Claire Vasserot, coach et accompagnatrice en montagne, et Élodie Barnéoud, enseignante spécialisée et kinésiologue : vos hôtes au chalet.]]",
    summary: "[[Claire et Élodie, vos hôtes]]",
    intro:
      "[[Nous nous sommes rencontrées sur un quai de gare, un soir où le dernier train avait été supprimé. Nous avons partagé un taxi et, quatre ans plus tard, une maison. Nous y habitons toute l’année : c’est l’une de nous qui vous ouvrira la porte.]]",
    images: ["[[/art/hosts.webp]]"],
    alts: ["[[Claire et Élodie devant le chalet, les crêtes derrière elles]]"],
    hosts: [
      {
        name: "[[Claire Vasserot]]",
        role: "Coach et accompagnatrice en montagne",
        img: "/art/hosts-claire.webp",
        content: `
          <p>Claire a d’abord été ingénieure, dans une usine de la vallée de l’Arve où l’on fabriquait des pièces qu’elle n’a jamais vues montées. Très vite, on lui a confié des équipes, et elle a découvert que les machines n’étaient pas le plus compliqué. Elle s’est formée au coaching et accompagne depuis vingt ans des ingénieurs et des managers, dans l’industrie surtout : prises de poste, conflits, fatigues dont on ne parle pas.</p>
          <p>Un jour, elle a proposé à un client de marcher au lieu de s’asseoir. Ils ont avancé davantage en trois heures qu’en quatre séances. Elle a passé le diplôme d’accompagnatrice en montagne, et n’a plus guère loué de salle de réunion.</p>
          <p>Au chalet, Claire anime les ateliers de coaching et prépare les itinéraires. Elle se lève tôt, fait le pain deux fois par semaine et connaît les horaires de train par cœur. Elle a aussi la mauvaise habitude de gagner au tarot.</p>
        `,
      },
      {
        name: "[[Élodie Barnéoud]]",
        role: "Enseignante spécialisée et kinésiologue",
        img: "/art/hosts-elodie.webp",
        content: `
          <p>Élodie est née à Arvieux, dans une famille où l’on était fromager ou facteur. Elle a choisi l’école. Pendant quinze ans, elle a enseigné à des enfants pour qui lire, compter ou rester assis ne va pas de soi, d’abord à Marseille, puis à Gap. Elle y a appris à chercher, pour chacun, la porte par laquelle les choses entrent : un rythme, un geste, une histoire.</p>
          <p>C’est en voyant des élèves retrouver leurs moyens après quelques mouvements tout simples qu’elle s’est intéressée à la kinésiologie. Elle s’y est formée quatre ans et reçoit aujourd’hui enfants et adultes, en séance individuelle. Elle continue d’intervenir dans deux écoles de la vallée.</p>
          <p>Au chalet, Élodie accueille les familles, cuisine et tient le potager, qu’elle défend contre les chevreuils avec un succès inégal. Elle écoute plus qu’elle ne parle, sauf quand il est question de fromage.</p>
        `,
      },
    ],
  },
  ateliers: {
    title: "Les ateliers",
    tab: "Ateliers",
    description:
      "Bien-être, coaching ou expérimentations sur le terrain : les ateliers du chalet durent une heure ou une journée et accueillent les débutants.",
    summary: "Bien-être, coaching, expérimentations sur le terrain",
    intro:
      "La plupart des ateliers se suivent à l’unité, sans séjourner au chalet. Certains reviennent chaque semaine, d’autres attendent la bonne saison. Tous acceptent les débutants. Pour connaître la prochaine date d’un atelier, appelez le {phone}.",
    images: ["/art/workshops.webp"],
    upright: "/art/workshops-near.webp",
    alts: [
      "Vues d’en haut, sur le plancher de la salle, des mains autour d’un tapis rond : l’une fait chanter un bol, une autre tient le tambour ; à côté, des coussins, des tapis de sol, du thé",
    ],
  },
  partenaires: {
    title: "Nos partenaires",
    tab: "Partenaires",
    description:
      "Sophrologue, accompagnateur en montagne, céramiste, apiculteur, chanteuse : les professionnels qui animent les ateliers et les retraites du chalet.",
    summary: "Celles et ceux qui animent les ateliers",
    intro:
      "Ils vivent presque tous à moins d’une heure d’ici. Nous avons suivi leurs ateliers avant de leur demander de venir les donner au chalet, et nous continuons d’y participer quand il reste une place. Chacun exerce son métier à l’année et en parle mieux que nous.",
  },
  calendrier: {
    title: "Les retraites à venir",
    tab: "Calendrier",
    description:
      "Les prochaines retraites au chalet : dates, programme et affiche de chaque séjour, en toute saison. Groupes de {capacity} personnes.",
    summary: "Dates et programmes",
    intro:
      "Des séjours de deux à sept nuits, ateliers et repas compris. Chacun a sa page, avec son programme. Les groupes sont de {capacity} personnes. Pour réserver, appelez le {phone} : nous prenons le temps d’en parler avec vous.",
  },
  contact: {
    title: "Infos pratiques",
    description: "Joindre les hôtes {ofName}, et venir. Adresse : {address}. Téléphone : {phone}.",
    summary: "{phone} · {email}",
    intro:
      "Pour une question, une réservation, un doute sur le niveau d’une marche, appelez le {phone}[[ : Claire ou Élodie décroche]].",
    content: `
      <h2>Quand nous joindre</h2>
      <p>Au {phone}, de préférence entre 9 h et 12 h ou après 18 h. Si nous sommes sur un sentier, laissez un message : nous rappelons le jour même ou le lendemain.</p>
      <p>{email} : nous répondons sous deux jours.</p>
      <p>Dites-nous quelle retraite ou quel atelier vous intéresse, et combien vous êtes.</p>
      [[<h2>Comment venir</h2>
      ${MAP}
      <p><strong>En train.</strong> Gare de Montdauphin–Guillestre, puis un car jusqu’à Arvieux : comptez quarante minutes. Si les horaires ne tombent pas bien, nous venons souvent vous chercher.</p>
      <p><strong>En voiture.</strong> De Guillestre, suivez la combe du Queyras, puis la route d’Arvieux. L’hiver, le col d’Izoard est fermé : on n’arrive que par Guillestre. <a href="/le-lieu#comment-venir">Le trajet en détail</a></p>]]
    `,
  },
  elements: {
    title: "Les quatre éléments",
    description:
      "Feu, eau, air, terre : les quatre éléments donnent leur couleur aux ateliers et aux journées du chalet, en toute saison.",
    summary: "Feu, eau, air, terre",
    intro:
      "Ils sont dehors, tous les jours, et nous leur avons emprunté un nom. Chacun a son moment de la journée et sa saison préférée.",
  },
  feu: {
    title: "Élément Feu",
    description:
      "L’élément feu au chalet : le poêle que l’on charge à tour de rôle, le four de potier dans le pré, les veillées où les conversations durent.",
    summary: "Le soir, en hiver",
    intro:
      "Le premier levé rallume le poêle. C’est la seule règle de la maison, et personne ne la trouve pénible. Plus tard dans la journée, le feu change de place : il passe au four à pain, au brasero de la terrasse, certains soirs au four de potier dans le pré. On apprend à le nourrir sans l’étouffer. Beaucoup découvrent à cette occasion qu’ils font l’inverse avec leurs propres envies, et la conversation part de là.",
    images: ["/art/element-feu.webp"],
    alts: ["L’élément feu : une flamme en papier découpé, dans des tons de terre cuite"],
  },
  eau: {
    title: "Élément Eau",
    description:
      "L’élément eau au chalet : un torrent que l’on écoute de près, une source glacée, un lac à deux heures de marche, et la tisane de chaque soir.",
    summary: "L’après-midi, au printemps",
    intro:
      "Elle arrive du névé, passe sous le pont, remplit l’abreuvoir du hameau et continue sans nous. Au printemps, le torrent couvre les voix ; en automne, il faut se pencher pour l’entendre. On s’y trempe les poignets au retour de la marche, on y enregistre des sons, on monte jusqu’au lac voir les crêtes à l’envers. Le soir, la même eau chauffe pour la tisane. Tout le monde n’aime pas la baignade à neuf degrés, et c’est permis.",
    images: ["/art/element-eau.webp"],
    alts: ["L’élément eau : un torrent et des vagues en papier découpé, dans des bleus de glacier"],
  },
  air: {
    title: "Élément Air",
    description:
      "L’élément air au chalet : le souffle du yoga et du chant, le vent sur la crête, et ce recul que l’on prend en marchant avant de décider.",
    summary: "À midi, en automne",
    intro:
      "Il y a l’air que l’on voit, quand le vent couche les herbes d’un seul geste, et celui que l’on oublie, trois ou quatre litres à la fois. Les ateliers de sophrologie, de yoga et de chant commencent par le second. Pour le premier, il suffit de monter une heure jusqu’au col. On y mange son pain le dos au vent, on regarde la vallée d’où l’on vient, et les questions du matin paraissent un peu plus petites.",
    images: ["/art/element-air.webp"],
    alts: [
      "L’élément air : un nuage et des herbes couchées par le vent en papier découpé, dans des gris bleutés",
    ],
  },
  terre: {
    title: "Élément Terre",
    description:
      "L’élément terre au chalet : l’argile sous les doigts, les sentiers sous les pieds, un potager qui décide souvent du menu du soir.",
    summary: "Le matin, en été",
    intro:
      "À cette altitude, elle est mince et pleine de cailloux. Le potager donne tard, mais il donne : des pommes de terre, des blettes, un peu de rhubarbe. On la retrouve dans les bols de la cuisine, dans la boue des chaussures alignées à l’entrée, dans l’odeur du sous-bois après l’orage. Les ateliers de la terre se font les mains occupées. C’est souvent quand elles le sont que l’on se met à parler vraiment.",
    images: ["/art/element-terre.webp"],
    alts: ["L’élément terre : des couches de montagne et une pousse en papier découpé, dans des tons d’ocre"],
  },
  "bien-etre": {
    title: "Bien-être",
    description:
      "Ateliers de bien-être au chalet : sophrologie du matin, yoga doux, bain sonore, kinésiologie, chant, tisanes. En petit groupe, débutants bienvenus.",
    summary: "Ralentir et souffler : sophrologie, yoga, bain sonore, chant, plantes.",
    intro:
      "Des séances de trois quarts d’heure à une demi-journée, la plupart dans la salle de pratique, près du poêle. Venez comme vous êtes, avec de grosses chaussettes.",
    images: ["/art/category-bien-etre.webp"],
    column: "/art/category-bien-etre-tall.webp",
  },
  coaching: {
    title: "Coaching",
    description:
      "Ateliers de coaching au chalet : faire le point à mi-carrière, encadrer sans s’épuiser, décider en marchant, apprendre autrement en famille.",
    summary: "Faire le point sur son travail, une décision, une façon d’apprendre.",
    intro:
      "[[Claire et Élodie animent la plupart de ces ateliers. ]]On y parle de travail et d’école, assis le matin, en marchant l’après-midi. Ce qui s’y dit n’en sort pas.",
    images: ["/art/category-coaching.webp"],
    column: "/art/category-coaching-tall.webp",
  },
  "experimentations-sur-le-terrain": {
    title: "Expérimentations sur le terrain",
    description:
      "Sorties et expériences en plein air : marche lente, nuit sous les étoiles, rucher, argile et feu de bois, torrent, lecture de la neige en raquettes.",
    summary: "Dehors par tous les temps ou presque : la forêt, la neige, les abeilles, la nuit.",
    intro:
      "On apprend ici avec les pieds, les mains, les oreilles. Le programme suit la météo, et il nous arrive de tout déplacer d’un jour. L’équipement qui vous manque se prête.",
    images: ["/art/category-experimentations-sur-le-terrain.webp"],
    column: "/art/category-experimentations-sur-le-terrain-tall.webp",
  },
  mentions: {
    title: "Mentions légales",
    tab: "Mentions",
    description:
      "Mentions légales du site {ofName} : éditeur, hébergeur, accès au site, collecte de données, propriété intellectuelle.",
    facts: NOTICES,
    content: `
      ${NOTICES}
      <h2><small>Article {n} –</small> Accès au site</h2>
      <p>Le site est accessible gratuitement, à tout endroit, 24 heures sur 24 et 7 jours sur 7, sauf cas de force majeure, interruption programmée ou non, et besoin de maintenance.</p>
      <p>En cas de modification, d’interruption ou de suspension du site, l’éditeur ne saurait être tenu pour responsable. Les frais de connexion restent à la charge de chaque visiteur.</p>
      <p>Les dates, les tarifs et les programmes sont donnés à titre d’information. Seule la confirmation écrite que nous vous adressons vaut réservation.</p>
      <h2><small>Article {n} –</small> Collecte des données</h2>
      <p>Le site ne collecte aucun cookie et aucune donnée personnelle. Il ne comporte ni compte, ni formulaire, ni mesure d’audience, ni publicité. Seuls peuvent être employés les cookies strictement nécessaires à son fonctionnement, décrits sur la page <a href="/legal/cookies">Cookies</a>.</p>
      <p>Si vous nous téléphonez ou nous écrivez, les renseignements que vous nous donnez servent uniquement à vous répondre et à préparer votre venue. Ils ne sont ni vendus ni transmis à des tiers, hormis, avec votre accord, au partenaire dont vous suivez l’atelier. Vous pouvez demander à tout moment à les consulter, à les faire corriger ou effacer. Si notre réponse ne vous satisfait pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL), 3 place de Fontenoy, TSA 80715, 75334 Paris CEDEX 07, ou sur <a href="https://www.cnil.fr">www.cnil.fr</a>.</p>
      <h2><small>Article {n} –</small> Propriété intellectuelle</h2>
      <p>Les textes, dessins, photographies et affiches de ce site appartiennent à leurs auteurs. Vous pouvez partager l’adresse d’une page et imprimer une affiche pour votre usage personnel ou pour la faire connaître. Toute autre reproduction demande un accord écrit préalable.</p>
      <p>Les liens vers d’autres sites sont proposés pour votre information. Nous les choisissons avec soin, mais nous ne répondons pas de leur contenu.</p>
      <h2><small>Article {n} –</small> Contact et droit applicable</h2>
      <p>Pour signaler une erreur, un contenu qui vous paraît inapproprié ou une difficulté d’accès au site, écrivez à {email}.</p>
      <p>Vous pouvez aussi appeler le {phone}.</p>
      <p>Le présent site et ses mentions sont soumis au droit français.</p>
    `,
  },
  cookies: {
    title: "Cookies",
    description:
      "Le site {ofName} n’emploie que des cookies strictement nécessaires. Aucun suivi, aucune publicité, aucune donnée personnelle.",
    facts: COOKIES,
    content: `
      <p>Un cookie est un petit fichier qu’un site dépose dans votre navigateur pour se souvenir de quelque chose d’une page à l’autre.</p>
      <h2>Ce que nous utilisons</h2>
      <p>Ce site n’utilise que des cookies strictement nécessaires à son bon fonctionnement. Ils peuvent servir à trois choses :</p>
      <dl>
        <dt>La sécurité</dt>
        <dd>par exemple pour écarter un trafic malveillant</dd>
        <dt>La performance</dt>
        <dd>pour répartir les visites et servir les pages rapidement</dd>
        <dt>La fluidité de la navigation</dt>
        <dd>pour que les pages s’enchaînent sans incident</dd>
      </dl>
      <p>Parce qu’ils sont indispensables, ces cookies ne demandent pas votre consentement. C’est pourquoi aucun bandeau ne vous est présenté.</p>
      <h2>Ce que nous n’utilisons pas</h2>
      <p>Aucun cookie personnel ni aucun cookie de suivi n’est enregistré. Le site ne mesure pas votre visite, n’affiche pas de publicité, ne charge ni bouton de réseau social ni contenu venu d’un autre site. Les liens vers un plan ou vers le site d’un partenaire ne s’ouvrent que si vous cliquez dessus ; ces sites ont alors leurs propres règles.</p>
      <h2>Désactiver les cookies</h2>
      <p>Vous pouvez à tout moment refuser ou effacer les cookies dans les réglages de votre navigateur, en général sous « Confidentialité » ou « Vie privée ». Le site restera lisible. Chaque navigateur a sa page d’aide :</p>
      <dl>
        <dt>Firefox</dt>
        <dd>menu Paramètres, puis Vie privée et sécurité</dd>
        <dt>Chrome</dt>
        <dd>menu Paramètres, puis Confidentialité et sécurité</dd>
        <dt>Safari</dt>
        <dd>Réglages, puis Confidentialité (sur iPhone : Réglages, Apps, Safari)</dd>
        <dt>Edge</dt>
        <dd>menu Paramètres, puis Confidentialité, recherche et services</dd>
      </dl>
      ${COOKIES}
    `,
  },
  accessibilite: {
    title: "[[Déclaration d’accessibilité]]",
    tab: "Accessibilité[[ : partiellement conforme]]",
    description:
      "[[Déclaration d’accessibilité du site {ofName} : état de conformité au RGAA 4.1, limites connues, contact et voies de recours.]]",
    content: `
      <p>{name} souhaite que son site soit lisible et utilisable par tous.[[ Cette déclaration est volontaire : elle suit le modèle prévu par l’article 47 de la loi n° 2005-102 du 11 février 2005. Elle s’applique au site {url}.]]</p>
      [[<h2>État de conformité</h2>
      <p>Ce site est <strong>partiellement conforme</strong> au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, en raison des non-conformités énumérées ci-dessous.</p>
      <p>Ce résultat vient d’une évaluation interne. <strong>Aucun organisme extérieur n’a audité le site</strong>, et les critères du référentiel n’ont pas tous été vérifiés un à un par une personne : nous n’annonçons donc pas de taux de conformité.</p>
      <h2>Résultats des tests</h2>
      <p>L’évaluation a été menée par l’équipe qui a réalisé le site :</p>
      <ul>
        <li>contrôle automatique de chaque type de page avec deux outils indépendants, sur écran étroit et sur écran large ;</li>
        <li>parcours au clavier du menu, du carrousel, de la galerie et de la visionneuse ;</li>
        <li>mesure automatique des contrastes de chaque couple de couleurs ;</li>
        <li>lecture des pages à 320 pixels de large, en couleurs forcées et sans JavaScript.</li>
      </ul>
      <p>Les outils automatiques ne décèlent qu’une partie des difficultés. Le site n’a pas encore été essayé de façon méthodique avec plusieurs lecteurs d’écran, ni par un groupe d’utilisateurs handicapés.</p>
      <h2>Contenus non accessibles</h2>
      <h3>Non-conformités</h3>
      <ul>
        <li>Les affiches des retraites sont des images. Leur texte de remplacement indique le titre de la retraite ; le reste de ce qui y figure est en principe repris dans la description, mais nous ne pouvons pas l’assurer pour chaque affiche.</li>
        <li>Certaines photographies de la galerie n’ont pour texte de remplacement que leur nom, qui peut être trop court.</li>
        <li>Les textes des partenaires et des ateliers sont saisis à la main : un intitulé de lien peut y manquer de précision, ou un passage en langue étrangère ne pas être signalé.</li>
      </ul>
      <h3>Dérogations pour charge disproportionnée</h3>
      <p>Aucune.</p>
      <h3>Contenus non soumis à l’obligation</h3>
      <p>Les sites de nos partenaires et les plans en ligne vers lesquels nous renvoyons ne dépendent pas de nous.</p>
      <h2>Établissement de cette déclaration</h2>
      <p>Cette déclaration a été établie le 21 novembre 2026. Elle sera mise à jour à chaque évolution importante du site.</p>
      <dl>
        <dt>Technologies employées</dt>
        <dd>HTML, CSS, SVG, JavaScript. Le contenu et les liens restent utilisables sans JavaScript.</dd>
        <dt>Pages vérifiées</dt>
        <dd>Accueil, le concept, le lieu, nous connaître, infos pratiques, calendrier, une retraite, les éléments, partenaires, un partenaire, ateliers, une catégorie, un atelier, pages légales, page introuvable.</dd>
      </dl>]]
      <h2>Retour d’information et contact</h2>
      <p>Si vous n’arrivez pas à accéder à un contenu ou à un service, dites-le-nous : nous vous l’enverrons sous une autre forme.</p>
      <dl>
        <dt>Téléphone</dt><dd>{phone}</dd>
        <dt>Courriel</dt><dd>{email}</dd>
        <dt>Courrier</dt><dd>{name}, {address}</dd>
      </dl>
      <h2>Voies de recours</h2>
      <p>Si vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu et que vous n’avez pas obtenu de réponse satisfaisante, vous pouvez :</p>
      <ul>
        <li>écrire un message au <a href="https://formulaire.defenseurdesdroits.fr">Défenseur des droits</a></li>
        <li>contacter le <a href="https://www.defenseurdesdroits.fr/saisir/delegues">délégué du Défenseur des droits de votre région</a></li>
        <li>appeler le <a href="tel:+33969390000">09 69 39 00 00</a></li>
        <li>envoyer un courrier, gratuit et sans timbre, à : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07</li>
      </ul>
    `,
  },
};
