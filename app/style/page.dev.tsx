import type { ReactNode } from "react";
import { ElementTiles } from "@/components/elements/element-tiles";
import { Message } from "@/components/layout/message";
import { PageHead } from "@/components/layout/page-head";
import { Pager } from "@/components/layout/pager";
import { BackLink } from "@/components/navigation/back-link";
import { Loader } from "@/components/navigation/loader";
import { PersonRow } from "@/components/people/person-row";
import { Gallery } from "@/components/pictures/gallery";
import { Picture } from "@/components/pictures/picture";
import { RetreatList } from "@/components/retreats/retreat-list";
import { LinkedText } from "@/components/text/linked-text";
import { RichText } from "@/components/text/rich-text";
import { Button } from "@/components/ui/button";
import { cleanHtml } from "@/lib/article/clean";
import { readTree } from "@/lib/article/tree";
import { backTo, PAGES, pagesUnder } from "@/lib/routes";
import { Primitives } from "./primitives";

/** Every component in every state, for the people who carry on the work; only in development. */
export default function StylePage() {
  const images = pagesUnder("elements").map((id) => ({
    src: `/art/element-${id}.webp`,
    alt: PAGES[id].name,
    width: 800,
    height: 800,
  }));
  const broken = { src: "/absent.jpg", alt: "Image absente", width: 800, height: 600 };
  const html = cleanHtml(
    "<h3>Un titre</h3><p>Un paragraphe avec un <a href='https://exemple.example'>lien</a> et du <b>gras</b>.</p><ul><li>Un</li><li>Deux</li></ul><blockquote>Une citation.</blockquote><table><tr><th>Heure</th><td>9 h</td></tr></table>",
  ).html;
  const long =
    "Une retraite dont le titre est si long qu’il ne tient ni sur une ligne ni sur deux, même sur un grand écran";
  return (
    <div className="wrap">
      <PageHead title="Composants" lead={<p>Chaque pièce du site, dans chacun de ses états.</p>} />
      <Part name="Couleurs">
        <ul className="grid">
          {[
            "paper",
            "paper-shade",
            "paper-edge",
            "snow",
            "lamp",
            "fir",
            "fir-deep",
            "ink",
            "ink-soft",
            "fire",
            "water",
            "air",
            "earth",
          ].map((name) => (
            <li
              key={name}
              style={{
                paddingTop: "3.5rem",
                background: `linear-gradient(var(--${name}) 3rem, transparent 0)`,
              }}
            >
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Titres et textes">
        <h1>Titre de page</h1>
        <h2>Titre de section</h2>
        <h3>Titre de partie</h3>
        <RichText article={readTree(html)} />
        <LinkedText text={"Texte d’un flyer,\navec une adresse : https://exemple.example/retraite."} />
        <BackLink href="/style" label="Lien de retour" />
      </Part>
      <Part name="Mise en page et papier">
        <Primitives />
      </Part>
      <Part name="Boutons">
        <div className="cluster">
          <Button>Normal</Button>
          <Button state="loading">Chargement</Button>
          <Button state="success">Réussi</Button>
          <Button disabled>Désactivé</Button>
          <Button look="quiet">Discret</Button>
          <Button look="plain">Comme un lien</Button>
        </div>
      </Part>
      <Part name="Chargement">
        <div className="cluster">
          <Loader size="small" />
          <Loader size="medium" />
          <Loader size="large" />
        </div>
      </Part>
      <Part name="Images">
        <div className="grid">
          {[...images, broken].map((image) => (
            <Picture key={image.src} image={image} />
          ))}
        </div>
      </Part>
      <Part name="Galerie et visionneuse">
        <Gallery images={images} />
      </Part>
      <Part name="Galerie verticale, sans visionneuse">
        <div style={{ maxWidth: "16rem" }}>
          <Gallery images={images.slice(0, 2)} orientation="vertical" imageViewer={false} />
        </div>
      </Part>
      <Part name="Retraites">
        <RetreatList
          next="a"
          retreats={[
            { id: "a", title: "La prochaine", start: "2027-03-01", end: "2027-03-03" },
            { id: "b", title: long, start: "2027-12-30", end: "2028-01-02", status: "complet" },
            { id: "c", title: "Annulée", start: "2028-01-10", end: "2028-01-12", status: "annulé" },
            { id: "d", title: "Sans dates" },
          ]}
        />
      </Part>
      <Part name="Partenaires">
        <PersonRow person={{ title: "Prénom Nom", activity: "Sans image", path: "/style" }} />
        <PersonRow person={{ title: long, path: "/style" }} />
      </Part>
      <Part name="Pages d’une longue liste">
        <Pager page={{ list: { title: "Liste", path: "/style" }, number: 1, count: 2 }} />
        <Pager page={{ list: { title: "Longue liste", path: "/style" }, number: 40, count: 84 }} />
      </Part>
      <Part name="Éléments">
        <ElementTiles />
      </Part>
      <Part name="Messages">
        <Message title="Introuvable" picture="/art/not-found.svg" links={[backTo("accueil")]}>
          <p>Cette page n’existe pas.</p>
        </Message>
        <Message title="En panne" picture="/art/error.svg" links={[backTo("accueil")]}>
          <p>Cette page n’a pas pu s’afficher.</p>
        </Message>
      </Part>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="section">
      <h2>{name}</h2>
      {children}
    </section>
  );
}
