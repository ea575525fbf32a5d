import { JsonLd } from "@/components/json-ld/json-ld";
import { Legal } from "@/components/legal/legal";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";
import { breadcrumbs } from "@/lib/structured-data/lists";

export const generateMetadata = () =>
  pageMetadata({
    title: "Accessibilité : partiellement conforme",
    description: `Déclaration d’accessibilité du site du ${site.name.replace(/^Le /, "")} : état de conformité au RGAA 4.1, limites connues, contact et voies de recours.`,
    path: "/accessibilite",
  });

export default function AccessibilityPage() {
  return (
    <Legal title="Déclaration d’accessibilité">
      <JsonLd things={[breadcrumbs({ name: "Accessibilité", path: "/accessibilite" })]} />
      <p>
        {site.name} souhaite que son site soit lisible et utilisable par tous. Cette déclaration est
        volontaire : elle suit le modèle prévu par l’article 47 de la loi n° 2005-102 du 11 février 2005. Elle
        s’applique au site {site.url}.
      </p>

      <h2>État de conformité</h2>
      <p>
        Ce site est <strong>partiellement conforme</strong> au référentiel général d’amélioration de
        l’accessibilité (RGAA), version 4.1, en raison des non-conformités énumérées ci-dessous.
      </p>
      <p>
        Ce résultat vient d’une évaluation interne.{" "}
        <strong>Aucun organisme extérieur n’a audité le site</strong>, et les critères du référentiel n’ont
        pas tous été vérifiés un à un par une personne : nous n’annonçons donc pas de taux de conformité.
      </p>

      <h2>Résultats des tests</h2>
      <p>L’évaluation a été menée par l’équipe qui a réalisé le site :</p>
      <ul>
        <li>
          contrôle automatique de chaque type de page avec deux outils indépendants, sur écran étroit et sur
          écran large ;
        </li>
        <li>parcours au clavier du menu, du carrousel, de la galerie et de la visionneuse ;</li>
        <li>mesure automatique des contrastes de chaque couple de couleurs ;</li>
        <li>lecture des pages à 320 pixels de large, en couleurs forcées et sans JavaScript.</li>
      </ul>
      <p>
        Les outils automatiques ne décèlent qu’une partie des difficultés. Le site n’a pas encore été essayé
        de façon méthodique avec plusieurs lecteurs d’écran, ni par un groupe d’utilisateurs handicapés.
      </p>

      <h2>Contenus non accessibles</h2>
      <h3>Non-conformités</h3>
      <ul>
        <li>
          Les affiches des retraites sont des images. Leur texte de remplacement indique le titre de la
          retraite ; le reste de ce qui y figure est en principe repris dans la description, mais nous ne
          pouvons pas l’assurer pour chaque affiche.
        </li>
        <li>
          Les photographies de la galerie n’ont pour texte de remplacement que leur nom, qui peut être trop
          court.
        </li>
        <li>
          Les textes des partenaires et des ateliers sont saisis à la main : un intitulé de lien peut y
          manquer de précision, ou un passage en langue étrangère ne pas être signalé.
        </li>
      </ul>
      <h3>Dérogations pour charge disproportionnée</h3>
      <p>Aucune.</p>
      <h3>Contenus non soumis à l’obligation</h3>
      <p>
        Les sites de nos partenaires et les plans en ligne vers lesquels nous renvoyons ne dépendent pas de
        nous.
      </p>

      <h2>Établissement de cette déclaration</h2>
      <p>
        Cette déclaration a été établie le 21 novembre 2026. Elle sera mise à jour à chaque évolution
        importante du site.
      </p>
      <p>
        Technologies employées : HTML, CSS, SVG, JavaScript. Le contenu et les liens restent utilisables sans
        JavaScript.
      </p>
      <p>
        Pages vérifiées : accueil, le concept, le lieu, nous connaître, infos pratiques, calendrier, une
        retraite, les éléments, partenaires, un partenaire, ateliers, une catégorie, un atelier, pages
        légales, page introuvable.
      </p>

      <h2>Retour d’information et contact</h2>
      <p>
        Si vous n’arrivez pas à accéder à un contenu ou à un service, dites-le-nous : nous vous l’enverrons
        sous une autre forme, ou nous vous le lirons au téléphone.
      </p>
      <ul>
        <li>
          Téléphone : <a href={site.phone.href}>{site.phone.shown}</a>
        </li>
        <li>
          Courriel : <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          Courrier : {site.name}, {site.address.full}
        </li>
      </ul>

      <h2>Voies de recours</h2>
      <p>
        Si vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu et que
        vous n’avez pas obtenu de réponse satisfaisante, vous pouvez :
      </p>
      <ul>
        <li>
          écrire un message au{" "}
          <a href="https://formulaire.defenseurdesdroits.fr" target="_blank" rel="noopener noreferrer">
            Défenseur des droits
          </a>
        </li>
        <li>
          contacter le{" "}
          <a
            href="https://www.defenseurdesdroits.fr/saisir/delegues"
            target="_blank"
            rel="noopener noreferrer"
          >
            délégué du Défenseur des droits de votre région
          </a>
        </li>
        <li>
          appeler le <a href="tel:+33969390000">09 69 39 00 00</a>
        </li>
        <li>
          envoyer un courrier, gratuit et sans timbre, à : Défenseur des droits, Libre réponse 71120, 75342
          Paris CEDEX 07
        </li>
      </ul>
    </Legal>
  );
}
