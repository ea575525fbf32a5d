import { JsonLd } from "@/components/json-ld/json-ld";
import { Legal } from "@/components/legal/legal";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";
import { breadcrumbs } from "@/lib/structured-data/lists";

export const generateMetadata = () =>
  pageMetadata({
    title: "Cookies",
    description: `Le site du ${site.name.replace(/^Le /, "")} n’emploie que des cookies strictement nécessaires. Aucun suivi, aucune publicité, aucune donnée personnelle.`,
    path: "/legal/cookies",
  });

export default function CookiesPage() {
  const { hosting } = site;
  return (
    <Legal title="Cookies">
      <JsonLd things={[breadcrumbs({ name: "Cookies", path: "/legal/cookies" })]} />
      <p>
        Un cookie est un petit fichier qu’un site dépose dans votre navigateur pour se souvenir de quelque
        chose d’une page à l’autre.
      </p>

      <h2>Ce que nous utilisons</h2>
      <p>
        Ce site n’utilise que des cookies strictement nécessaires à son bon fonctionnement. Ils peuvent servir
        à trois choses :
      </p>
      <ul>
        <li>
          <strong>la sécurité</strong>, par exemple pour écarter un trafic malveillant ;
        </li>
        <li>
          <strong>la performance</strong>, pour répartir les visites et servir les pages rapidement ;
        </li>
        <li>
          <strong>la fluidité de la navigation</strong>, pour que les pages s’enchaînent sans incident.
        </li>
      </ul>
      <p>
        Parce qu’ils sont indispensables, ces cookies ne demandent pas votre consentement. C’est pourquoi
        aucun bandeau ne vous est présenté.
      </p>

      <h2>Ce que nous n’utilisons pas</h2>
      <p>
        Aucun cookie personnel ni aucun cookie de suivi n’est enregistré. Le site ne mesure pas votre visite,
        n’affiche pas de publicité, ne charge ni bouton de réseau social ni contenu venu d’un autre site. Les
        liens vers un plan ou vers le site d’un partenaire ne s’ouvrent que si vous cliquez dessus ; ces sites
        ont alors leurs propres règles.
      </p>

      <h2>Désactiver les cookies</h2>
      <p>
        Vous pouvez à tout moment refuser ou effacer les cookies dans les réglages de votre navigateur, en
        général sous « Confidentialité » ou « Vie privée ». Le site restera lisible. Chaque navigateur a sa
        page d’aide :
      </p>
      <ul>
        <li>Firefox : menu Paramètres, puis Vie privée et sécurité</li>
        <li>Chrome : menu Paramètres, puis Confidentialité et sécurité</li>
        <li>Safari : Réglages, puis Confidentialité (sur iPhone : Réglages, Apps, Safari)</li>
        <li>Edge : menu Paramètres, puis Confidentialité, recherche et services</li>
      </ul>
      <p>
        Les cookies strictement nécessaires, lorsqu’il y en a, sont déposés par l’hébergeur du site :{" "}
        <strong>{hosting.name}</strong>, {hosting.address}, téléphone {hosting.phone}. Pour toute question,
        écrivez-nous à <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </Legal>
  );
}
