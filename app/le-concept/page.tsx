import { ElementLinks } from "@/components/element-links/element-links";
import { JsonLd } from "@/components/json-ld/json-ld";
import { Link } from "@/components/link/link";
import { PageHead } from "@/components/page-head/page-head";
import { pageMetadata } from "@/lib/metadata";
import { ELEMENTS } from "@/lib/navigation";
import { breadcrumbs } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

export const generateMetadata = () =>
  pageMetadata({
    title: "Le Concept",
    description:
      "Un lieu d’échange et de partage en pleine nature, où l’on apprend à se connaître par des pratiques qui ont du sens, guidées par des professionnels.",
    path: "/le-concept",
  });

export default function ConceptPage() {
  return (
    <div className="wrap">
      <JsonLd things={[breadcrumbs({ name: "Le Concept", path: "/le-concept" })]} />
      <PageHead title="Le Concept" />
      <div className={styles.intro}>
        <p>
          Le Chalet des Quatre Éléments est un lieu d’échange et de partage, en pleine nature, à 1500 m
          d’altitude. On y vient pour quelques heures ou pour plusieurs jours, seul ou à plusieurs, afin de
          mieux se connaître. Les ateliers y sont menés par des professionnels, dans des pratiques qu’ils
          exercent depuis longtemps : sophrologie, yoga, musique, marche, argile, coaching. Les groupes
          restent petits, de 8 à 10 personnes, pour que chacun soit appelé par son prénom. Quatre éléments
          donnent leur couleur aux journées. Nous ne leur prêtons aucun pouvoir magique : ils sont là, dehors,
          tous les jours, et il se passe quelque chose quand on leur prête attention.
        </p>
      </div>
      <section className="section" aria-label="Les quatre éléments">
        <ElementLinks />
      </section>
      <div className={styles.elements}>
        {ELEMENTS.map(({ slug, called, concept }) => (
          <section key={slug} data-element={slug} className={styles.element}>
            <h2>{called}</h2>
            <p>{concept}</p>
          </section>
        ))}
      </div>
      <p className={styles.more}>
        <Link href="/ateliers">Voir les ateliers</Link>
      </p>
    </div>
  );
}
