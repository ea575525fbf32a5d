import type { PageId } from "@/lib/routes";
import { slug } from "@/lib/text/strings";

/**
 * The words of the pages where the hosts wrote none. They state nothing about a venue (requirement 1.5).
 * `{SITE_NAME}` stands for a setting: a sentence, or a line of HTML, whose setting is empty is left out.
 */
type Words = { title: string } & Partial<Record<"description" | "summary" | "content", string>>;
type Pictures = Partial<Record<"images" | "alts" | "uprights" | "captions", string[]>>;
/** `tab` is another title of the tab. The law demands `facts`, which stand above the hosts' own words too. */
type ShippedPage = Words & Pictures & { tab?: string; facts?: string };

/** The facts about the publisher and the host of the site, which the law demands. */
const NOTICES = `
  <p>Conformément à la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique, les personnes qui consultent le site {ofName} sont informées de ce qui suit.</p>
  <h2><small>Article {n} –</small> Éditeur</h2>
  <p>Le site est édité, pour le compte {ofName}, par l’agence web <strong>{agency}</strong>.</p>
  <p>Le site est édité par <strong>{ownPublisher}</strong>.</p>
  <dl>
    <dt>Forme</dt><dd>{PUBLISHER_LEGAL}</dd>
    <dt>Siège social</dt><dd>{PUBLISHER_ADDRESS}</dd>
    <dt>Immatriculation</dt><dd>{PUBLISHER_REGISTRATION}</dd>
    <dt>Téléphone</dt><dd>{PUBLISHER_PHONE}</dd>
    <dt>Courriel</dt><dd>{PUBLISHER_EMAIL}</dd>
    <dt>Direction de la publication</dt><dd>{PUBLISHER_DIRECTOR}</dd>
  </dl>
  <p>Les textes et les dates publiés sont fournis par {hosts}, hôtes {ofName}.</p>
  <dl>
    <dt>Adresse</dt><dd>{SITE_ADDRESS}</dd>
    <dt>Téléphone</dt><dd>{phone}</dd>
    <dt>Courriel</dt><dd>{SITE_EMAIL}</dd>
  </dl>
  <h2><small>Article {n} –</small> Hébergeur</h2>
  <p>Le site est hébergé par <strong>{HOSTING_NAME}</strong>, fournisseur de services d’hébergement en nuage.</p>
  <dl>
    <dt>Adresse</dt><dd>{HOSTING_ADDRESS}</dd>
    <dt>Téléphone</dt><dd>{HOSTING_PHONE}</dd>
    <dt>Site</dt><dd>{HOSTING_URL}</dd>
  </dl>`;

/** The facts about the host, which alone may set a necessary cookie. */
const COOKIES = `
  <p>Les cookies strictement nécessaires, lorsqu’il y en a, sont déposés par l’hébergeur du site.</p>
  <dl>
    <dt>Hébergeur</dt><dd>{HOSTING_NAME}</dd>
    <dt>Adresse</dt><dd>{HOSTING_ADDRESS}</dd>
    <dt>Téléphone</dt><dd>{HOSTING_PHONE}</dd>
  </dl>
  <p>Pour toute question, écrivez-nous à {SITE_EMAIL}.</p>`;

const element = (name: string, drawn: string): ShippedPage => ({
  title: `Élément ${name}`,
  images: [`/art/element-${slug(name)}.webp`],
  alts: [`L’élément ${slug(name)} : ${drawn}`],
});

const category = (title: string, drawing = slug(title)): ShippedPage => ({
  title,
  images: [`/art/category-${drawing}.webp`],
  uprights: [`/art/category-${drawing}-tall.webp`],
});

export const SHIPPED_PAGES: Record<PageId, ShippedPage> = {
  accueil: {
    title: "ateliers et retraites",
    description: "Ateliers et retraites {atName}. Groupes de {capacity} personnes.",
    summary: "Ateliers et retraites",
    captions: [
      "Bienvenue {atName}",
      "Un chalet alpin authentique, simple et chaleureux",
      "Des ateliers de bien-être et du coaching",
      "Une douce échappée au cœur des éléments",
    ],
  },
  "le-concept": { title: "Le Concept" },
  "le-lieu": { title: "Le Lieu" },
  "nous-connaitre": { title: "Nous connaître" },
  ateliers: { title: "Les ateliers", tab: "Ateliers" },
  partenaires: { title: "Nos partenaires", tab: "Partenaires" },
  calendrier: { title: "Les retraites à venir", tab: "Calendrier" },
  contact: { title: "Infos pratiques", summary: "{phone} · {SITE_EMAIL}" },
  elements: { title: "Les quatre éléments", summary: "Feu, eau, air, terre" },
  feu: element("Feu", "une flamme en papier découpé, dans des tons de terre cuite"),
  eau: element("Eau", "un torrent et des vagues en papier découpé, dans des bleus de glacier"),
  air: element("Air", "un nuage et des herbes couchées par le vent en papier découpé, dans des gris bleutés"),
  terre: element("Terre", "des couches de montagne et une pousse en papier découpé, dans des tons d’ocre"),
  "bien-etre": category("Bien-être"),
  coaching: category("Coaching"),
  "experimentations-sur-le-terrain": category("Expérimentations sur le terrain"),
  mentions: {
    title: "Mentions légales",
    tab: "Mentions",
    description:
      "Mentions légales du site {ofName} : éditeur, hébergeur, accès au site, collecte de données.",
    facts: NOTICES,
    content: `
      ${NOTICES}
      <h2><small>Article {n} –</small> Accès au site</h2>
      <p>Le site est accessible gratuitement, à tout endroit, 24 heures sur 24 et 7 jours sur 7, sauf cas de force majeure, interruption programmée ou non, et besoin de maintenance.</p>
      <p>En cas de modification, d’interruption ou de suspension du site, l’éditeur ne saurait être tenu pour responsable.</p>
      <h2><small>Article {n} –</small> Collecte des données</h2>
      <p>Le site ne collecte aucun cookie et aucune donnée personnelle. Il ne comporte ni compte, ni formulaire, ni mesure d’audience, ni publicité. Seuls peuvent être employés les cookies strictement nécessaires à son fonctionnement, décrits sur la page <a href="/legal/cookies">Cookies</a>.</p>
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
      <dl><dt>La sécurité</dt><dd>par exemple pour écarter un trafic malveillant</dd>
      <dt>La performance</dt><dd>pour répartir les visites et servir les pages rapidement</dd>
      <dt>La fluidité de la navigation</dt><dd>pour que les pages s’enchaînent sans incident</dd></dl>
      <p>Parce qu’ils sont indispensables, ces cookies ne demandent pas votre consentement. C’est pourquoi aucun bandeau ne vous est présenté.</p>
      <h2>Ce que nous n’utilisons pas</h2>
      <p>Aucun cookie personnel ni aucun cookie de suivi n’est enregistré. Le site ne mesure pas votre visite, n’affiche pas de publicité, ne charge ni bouton de réseau social ni contenu venu d’un autre site. Les liens vers un plan ou vers le site d’un partenaire ne s’ouvrent que si vous cliquez dessus ; ces sites ont alors leurs propres règles.</p>
      <h2>Désactiver les cookies</h2>
      <p>Vous pouvez à tout moment refuser ou effacer les cookies dans les réglages de votre navigateur, en général sous « Confidentialité » ou « Vie privée ». Le site restera lisible. Chaque navigateur a sa page d’aide :</p>
      <dl><dt>Firefox</dt><dd>menu Paramètres, puis Vie privée et sécurité</dd>
      <dt>Chrome</dt><dd>menu Paramètres, puis Confidentialité et sécurité</dd>
      <dt>Safari</dt><dd>Réglages, puis Confidentialité (sur iPhone : Réglages, Apps, Safari)</dd>
      <dt>Edge</dt><dd>menu Paramètres, puis Confidentialité, recherche et services</dd></dl>
      ${COOKIES}
    `,
  },
  accessibilite: {
    title: "Accessibilité",
    content: `
      <h2>Nous signaler une difficulté</h2>
      <p>Si vous n’arrivez pas à accéder à un contenu ou à un service, dites-le-nous.</p>
      <dl>
        <dt>Téléphone</dt><dd>{phone}</dd>
        <dt>Courriel</dt><dd>{SITE_EMAIL}</dd>
        <dt>Courrier</dt><dd>{SITE_NAME}, {SITE_ADDRESS}</dd>
      </dl>
      <h2>Voies de recours</h2>
      <p>Si vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu et que vous n’avez pas obtenu de réponse satisfaisante, vous pouvez écrire au <a href="https://formulaire.defenseurdesdroits.fr">Défenseur des droits</a> ou appeler le <a href="tel:+33969390000">09 69 39 00 00</a>.</p>
    `,
  },
};
