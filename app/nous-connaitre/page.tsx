import { JsonLd } from "@/components/json-ld/json-ld";
import { Link } from "@/components/link/link";
import { PageHead } from "@/components/page-head/page-head";
import { pageMetadata } from "@/lib/metadata";
import { breadcrumbs } from "@/lib/structured-data/lists";
import { profilePage } from "@/lib/structured-data/people";
import styles from "./page.module.css";

const CLAIRE = { name: "Claire Vasserot", role: "Coach et accompagnatrice en montagne" };
const ELODIE = { name: "Élodie Barnéoud", role: "Enseignante spécialisée et kinésiologue" };

export const generateMetadata = () =>
  pageMetadata({
    title: "Nous connaître",
    description:
      "Claire Vasserot, coach et accompagnatrice en montagne, et Élodie Barnéoud, enseignante spécialisée et kinésiologue : vos hôtes au chalet.",
    path: "/nous-connaitre",
  });

export default function AboutPage() {
  return (
    <div className="wrap">
      <JsonLd
        things={[
          profilePage("/nous-connaitre", [CLAIRE, ELODIE]),
          breadcrumbs({ name: "Nous connaître", path: "/nous-connaitre" }),
        ]}
      />
      <PageHead
        title="Nous connaître"
        lead={
          <p>
            Nous nous sommes rencontrées sur un quai de gare, un soir où le dernier train avait été supprimé.
            Nous avons partagé un taxi et, quatre ans plus tard, une maison. Nous y habitons toute l’année :
            c’est l’une de nous qui vous ouvrira la porte.
          </p>
        }
      />
      <img
        className={styles.picture}
        src="/art/hosts.svg"
        alt="Claire et Élodie devant le chalet, les crêtes derrière elles"
        width={1200}
        height={900}
        fetchPriority="high"
      />
      <div className={styles.hosts}>
        <article>
          <h2>{CLAIRE.name}</h2>
          <p className={styles.role}>{CLAIRE.role}</p>
          <div className="flow">
            <p>
              Claire a d’abord été ingénieure, dans une usine de la vallée de l’Arve où l’on fabriquait des
              pièces qu’elle n’a jamais vues montées. Très vite, on lui a confié des équipes, et elle a
              découvert que les machines n’étaient pas le plus compliqué. Elle s’est formée au coaching et
              accompagne depuis vingt ans des ingénieurs et des managers, dans l’industrie surtout : prises de
              poste, conflits, fatigues dont on ne parle pas.
            </p>
            <p>
              Un jour, elle a proposé à un client de marcher au lieu de s’asseoir. Ils ont avancé davantage en
              trois heures qu’en quatre séances. Elle a passé le diplôme d’accompagnatrice en montagne, et n’a
              plus guère loué de salle de réunion.
            </p>
            <p>
              Au chalet, Claire anime les ateliers de coaching et prépare les itinéraires. Elle se lève tôt,
              fait le pain deux fois par semaine et connaît les horaires de train par cœur. Elle a aussi la
              mauvaise habitude de gagner au tarot.
            </p>
          </div>
        </article>
        <article>
          <h2>{ELODIE.name}</h2>
          <p className={styles.role}>{ELODIE.role}</p>
          <div className="flow">
            <p>
              Élodie est née à Arvieux, dans une famille où l’on était fromager ou facteur. Elle a choisi
              l’école. Pendant quinze ans, elle a enseigné à des enfants pour qui lire, compter ou rester
              assis ne va pas de soi, d’abord à Marseille, puis à Gap. Elle y a appris à chercher, pour
              chacun, la porte par laquelle les choses entrent : un rythme, un geste, une histoire.
            </p>
            <p>
              C’est en voyant des élèves retrouver leurs moyens après quelques mouvements tout simples qu’elle
              s’est intéressée à la kinésiologie. Elle s’y est formée quatre ans et reçoit aujourd’hui enfants
              et adultes, en séance individuelle. Elle continue d’intervenir dans deux écoles de la vallée.
            </p>
            <p>
              Au chalet, Élodie accueille les familles, cuisine et tient le potager, qu’elle défend contre les
              chevreuils avec un succès inégal. Elle écoute plus qu’elle ne parle, sauf quand il est question
              de fromage.
            </p>
          </div>
        </article>
      </div>
      <p className={styles.more}>
        <Link href="/contact">Nous écrire ou nous appeler</Link>
      </p>
    </div>
  );
}
