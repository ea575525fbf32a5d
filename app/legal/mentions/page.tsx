import { JsonLd } from "@/components/json-ld/json-ld";
import { Legal } from "@/components/legal/legal";
import { Link } from "@/components/link/link";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";
import { breadcrumbs } from "@/lib/structured-data/lists";

export const generateMetadata = () =>
  pageMetadata({
    title: "Mentions",
    description: `Mentions légales du site du ${site.name.replace(/^Le /, "")} : éditeur, hébergeur, accès au site, collecte de données, propriété intellectuelle.`,
    path: "/legal/mentions",
  });

export default function NoticesPage() {
  const { publisher, hosting } = site;
  const name = site.name.replace(/^Le /, "");
  const mail = <a href={`mailto:${site.email}`}>{site.email}</a>;
  const phone = <a href={site.phone.href}>{site.phone.shown}</a>;
  return (
    <Legal title="Mentions légales">
      <JsonLd things={[breadcrumbs({ name: "Mentions", path: "/legal/mentions" })]} />
      <p>
        Conformément à la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique, les
        personnes qui consultent le site du {name} sont informées de ce qui suit.
      </p>

      <h2>Article 1 – Éditeur</h2>
      <p>
        Le site est édité, pour le compte du {name}, par l’agence web <strong>{publisher.name}</strong>,{" "}
        {publisher.legal}.
      </p>
      <ul>
        <li>Siège social : {publisher.address}</li>
        {publisher.registration.map((number) => (
          <li key={number}>{number}</li>
        ))}
        <li>Téléphone : {publisher.phone}</li>
        <li>
          Courriel : <a href={`mailto:${publisher.email}`}>{publisher.email}</a>
        </li>
        <li>Direction de la publication : {publisher.director}</li>
      </ul>
      <p>
        Les textes et les dates publiés sont fournis par Claire Vasserot et Élodie Barnéoud, hôtes du {name},{" "}
        {site.address.full}, que l’on joint au {phone} ou à {mail}.
      </p>

      <h2>Article 2 – Hébergeur</h2>
      <p>
        Le site est hébergé par <strong>{hosting.name}</strong>, société par actions simplifiée, fournisseur
        de services d’hébergement en nuage.
      </p>
      <ul>
        <li>Adresse : {hosting.address}</li>
        <li>Téléphone : {hosting.phone}</li>
        <li>
          Site :{" "}
          <a href={hosting.url} target="_blank" rel="noopener noreferrer">
            {hosting.url}
          </a>
        </li>
      </ul>

      <h2>Article 3 – Accès au site</h2>
      <p>
        Le site est accessible gratuitement, à tout endroit, 24 heures sur 24 et 7 jours sur 7, sauf cas de
        force majeure, interruption programmée ou non, et besoin de maintenance.
      </p>
      <p>
        En cas de modification, d’interruption ou de suspension du site, l’éditeur ne saurait être tenu pour
        responsable. Les frais de connexion restent à la charge de chaque visiteur.
      </p>
      <p>
        Les dates, les tarifs et les programmes sont donnés à titre d’information. Seule la confirmation
        écrite que nous vous adressons vaut réservation.
      </p>

      <h2>Article 4 – Collecte des données</h2>
      <p>
        Le site ne collecte aucun cookie et aucune donnée personnelle. Il ne comporte ni compte, ni
        formulaire, ni mesure d’audience, ni publicité. Seuls peuvent être employés les cookies strictement
        nécessaires à son fonctionnement, décrits sur la page <Link href="/legal/cookies">Cookies</Link>.
      </p>
      <p>
        Si vous nous téléphonez ou nous écrivez, les renseignements que vous nous donnez servent uniquement à
        vous répondre et à préparer votre venue. Ils ne sont ni vendus ni transmis à des tiers, hormis, avec
        votre accord, au partenaire dont vous suivez l’atelier. Vous pouvez demander à tout moment à les
        consulter, à les faire corriger ou effacer, à l’adresse {mail}. Si notre réponse ne vous satisfait
        pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL), 3 place de
        Fontenoy, TSA 80715, 75334 Paris CEDEX 07, ou sur{" "}
        <a href="https://www.cnil.fr" target="_blank" rel="noopener noreferrer">
          www.cnil.fr
        </a>
        .
      </p>

      <h2>Article 5 – Propriété intellectuelle</h2>
      <p>
        Les textes, dessins, photographies et affiches de ce site appartiennent à leurs auteurs. Vous pouvez
        partager l’adresse d’une page et imprimer une affiche pour votre usage personnel ou pour la faire
        connaître. Toute autre reproduction demande un accord écrit préalable.
      </p>
      <p>
        Les liens vers d’autres sites sont proposés pour votre information. Nous les choisissons avec soin,
        mais nous ne répondons pas de leur contenu.
      </p>

      <h2>Article 6 – Nous contacter</h2>
      <p>
        Pour signaler une erreur, un contenu qui vous paraît inapproprié ou une difficulté d’accès au site,
        écrivez à {mail} ou appelez le {phone}. Le présent site et ses mentions sont soumis au droit français.
      </p>
    </Legal>
  );
}
