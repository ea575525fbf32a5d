import { JsonLd } from "@/components/json-ld/json-ld";
import { Link } from "@/components/link/link";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { Pager } from "@/components/pager/pager";
import { PhotoGallery } from "@/components/photo-gallery/photo-gallery";
import { firstPage } from "@/lib/list-page";
import { photoList } from "@/lib/lists";
import { load } from "@/lib/load";
import { pageMetadata } from "@/lib/metadata";
import { breadcrumbs } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

const POEM = [
  "Le torrent parle bas, on l’entend sous le vent.",
  "La neige sent le fer, et la grange le foin.",
  "Le mélèze, en séchant, laisse au doigt son encens.",
  "Une cloche répond à quelque chose au loin.",
  "L’eau de la source mord la paume, puis l’éveille.",
  "La soupe attend son tour dans les bols de grès gris.",
  "Le miel sur le pain noir se souvient des abeilles.",
  "La laine gratte un peu, puis on s’est endormi.",
  "Il fait nuit à ce point qu’on y voit les sommets,",
  "Et l’on ne sait plus bien qui de nous se taisait.",
];

const HOUSE = [
  {
    title: "Les chambres",
    text: "Six chambres pour dix personnes : quatre à deux lits, deux petites pour qui dort seul. Draps de coton, grosses couvertures de laine, une lampe par lit. Trois salles d’eau à partager. Une chambre et une salle d’eau sont au rez-de-chaussée, sans marche.",
  },
  {
    title: "La cuisine",
    text: "Ouverte, avec une table de quatre mètres où tout le monde tient. Les repas sont végétariens la plupart du temps, faits de légumes du potager et de fromages de la vallée. Prévenez-nous des allergies avant d’arriver.",
  },
  {
    title: "La salle de pratique",
    text: "Soixante mètres carrés de plancher, un poêle, une baie vitrée vers les crêtes. Tapis, coussins, plaids et briques sont sur place.",
  },
  {
    title: "Dehors",
    text: "Une terrasse en mélèze, un verger de vieux pommiers, une grange que l’on ouvre l’été. Le torrent est à cinq minutes à pied.",
  },
  {
    title: "Ce qu’il n’y a pas",
    text: "Ni sauna, ni jacuzzi, ni télévision. Le téléphone passe mal dans la maison et bien au bout du pré ; le wifi existe, près de la bibliothèque, pour les urgences.",
  },
];

export const generateMetadata = () =>
  pageMetadata({
    title: "Le Lieu",
    description:
      "Une ancienne ferme du Queyras, six chambres, une salle de pratique et un poêle. Comment on y dort, ce que l’on y mange, comment venir.",
    path: "/le-lieu",
  });

export default function PlacePage() {
  return (
    <div className="wrap">
      <JsonLd things={[breadcrumbs({ name: "Le Lieu", path: "/le-lieu" })]} />
      <PageHead
        title="Le Lieu"
        lead={
          <p>
            Le chalet est une ancienne ferme de 1784, posée à 1500 m sur le versant ensoleillé de la vallée, à
            l’entrée du hameau des Aiguillas. Les murs du bas sont en pierre, le haut en mélèze noirci par le
            soleil. Nous l’avons restaurée en sept ans, avec des artisans du coin et une patience que nous ne
            nous connaissions pas. On y entre par la cuisine, comme autrefois.
          </p>
        }
      />
      <Poem />
      <Photos />
      <House />
      <WayThere />
    </div>
  );
}

function Poem() {
  return (
    <section className={styles.poem} aria-labelledby="poeme">
      <h2 id="poeme" className="visually-hidden">
        Les sens du lieu
      </h2>
      <p>
        {POEM.map((line) => (
          <span key={line} className={styles.verse}>
            {line}
          </span>
        ))}
      </p>
    </section>
  );
}

async function Photos() {
  const photos = await load(firstPage(photoList()));
  if (photos.state !== "loaded") return <PageStatus status="500" />;
  if (photos.value.entries.length === 0) return null;
  return (
    <section className="section" aria-labelledby="galerie">
      <h2 id="galerie">En images</h2>
      <PhotoGallery photos={photos.value.entries} />
      <Pager page={photos.value} />
    </section>
  );
}

function House() {
  return (
    <section className="section" aria-labelledby="maison">
      <h2 id="maison">La maison</h2>
      <dl className={styles.house}>
        {HOUSE.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function WayThere() {
  return (
    <section className="section" aria-labelledby="venir">
      <h2 id="venir">Comment venir</h2>
      <div className="measure flow">
        <p>
          <strong>En train.</strong> La gare de Montdauphin–Guillestre est desservie depuis Gap, Briançon et
          Valence, ainsi que par le train de nuit de Paris. De là, un car remonte la vallée jusqu’à Arvieux.
          Si les horaires ne tombent pas bien, dites-le-nous : nous venons souvent vous chercher.
        </p>
        <p>
          <strong>En voiture.</strong> De Guillestre, suivez la combe du Queyras, puis la route d’Arvieux ;
          comptez quarante minutes. Le hameau est indiqué à droite avant le village. L’hiver, le col d’Izoard
          est fermé : on n’arrive que par Guillestre. Les pneus neige ou les chaînes sont obligatoires, la
          route du hameau est déneigée, et l’on se gare à cent mètres de la maison.
        </p>
        <p>
          <strong>À plusieurs.</strong> Avant chaque retraite, nous mettons en relation ceux qui le veulent
          pour partager une voiture.
        </p>
        <p>
          <strong>Pour tous.</strong> Un chemin de terre battue, en pente douce, mène du stationnement à la
          maison. Une chambre, une salle d’eau, la cuisine et la salle de pratique sont au rez-de-chaussée.
          Les sentiers, eux, ne sont pas praticables en fauteuil. Appelez-nous avant de réserver : nous vous
          dirons franchement ce qui est possible.
        </p>
        <p>
          <Link href="/contact">Voir l’adresse et nous appeler</Link>
        </p>
      </div>
    </section>
  );
}
