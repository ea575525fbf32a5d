import { MailIcon, PhoneIcon, PinIcon } from "@/components/icons/icons";
import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";
import { breadcrumbs } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

export const generateMetadata = () =>
  pageMetadata({
    title: "Infos pratiques",
    description: `Téléphone, courriel et adresse du ${site.name.replace(/^Le /, "")}, à ${site.address.locality}, dans les Hautes-Alpes. Claire ou Élodie vous répond elle-même.`,
    path: "/contact",
  });

export default function ContactPage() {
  return (
    <div className="wrap">
      <JsonLd things={[breadcrumbs({ name: "Infos pratiques", path: "/contact" })]} />
      <PageHead
        title="Infos pratiques"
        lead={
          <p>
            Une question, une réservation, un doute sur le niveau d’une marche : le plus simple est de nous
            appeler. Claire ou Élodie décroche.
          </p>
        }
      />
      <ul className={styles.ways}>
        <li>
          <a href={site.phone.href} className={styles.way}>
            <PhoneIcon />
            <span className={styles.what}>Nous appeler</span>
            <span className={styles.where}>{site.phone.shown}</span>
          </a>
          <p>
            De préférence entre 9 h et 12 h ou après 18 h. Si nous sommes sur un sentier, laissez un message :
            nous rappelons le jour même ou le lendemain.
          </p>
        </li>
        <li>
          <a href={`mailto:${site.email}`} className={styles.way}>
            <MailIcon />
            <span className={styles.what}>Nous écrire</span>
            <span className={styles.where}>{site.email}</span>
          </a>
          <p>
            Nous répondons sous deux jours. Dites-nous quelle retraite ou quel atelier vous intéresse, et
            combien vous êtes.
          </p>
        </li>
        <li>
          <a href={site.mapUrl} className={styles.way} target="_blank" rel="noopener noreferrer">
            <PinIcon />
            <span className={styles.what}>Nous trouver</span>
            <span className={styles.where}>{site.address.full}</span>
            <span className="visually-hidden"> (nouvel onglet)</span>
          </a>
          <p>
            À quarante minutes de la gare de Montdauphin–Guillestre. Le lien ouvre un plan dans un nouvel
            onglet.
          </p>
        </li>
      </ul>
    </div>
  );
}
