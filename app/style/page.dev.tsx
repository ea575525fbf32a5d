import "@/app/styles/ridge.css";
import { Badge } from "@/components/ui/badge";

const EXAMPLE_TEXT = "Quelques mots, pour voir comment un texte se place.";
const EXAMPLE_PICTURE = <img src="/art/element-eau.webp" alt="" width={800} height={800} />;

/** Examples of the classes in app/styles, each with its name; in development only. */
export default function StylePage() {
  return (
    <div className="wrap">
      <h1>Primitives</h1>
      <div className="split media-first">
        <p>split, media-first : {EXAMPLE_TEXT}</p>
        <div className="media frame fills torn">{EXAMPLE_PICTURE}</div>
        <p>{EXAMPLE_TEXT}</p>
      </div>
      <div className="stack">
        <p className="lead">lead : {EXAMPLE_TEXT}</p>
        <p className="serif">serif : {EXAMPLE_TEXT}</p>
        <p className="small soft">small, soft : {EXAMPLE_TEXT}</p>
        <ul className="cluster">
          {["cluster", "tap", "slip"].map((name) => (
            <li key={name} className={name}>
              {name}
            </li>
          ))}
        </ul>
        <ul className="rows">
          <li>rows</li>
          <li className="arrow">rows, arrow</li>
        </ul>
        <div className="grid">
          {["print", "frame", "torn"].map((name) => (
            <figure key={name} className={name}>
              {EXAMPLE_PICTURE}
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
        <p className="cluster">
          {["button", "button quiet", "plain"].map((name) => (
            <button key={name} type="button" className={name}>
              {name}
            </button>
          ))}
        </p>
        <p>
          <Badge tone="full">Complet</Badge> <Badge>Annulée</Badge> <Badge tone="quiet">Badge</Badge>
        </p>
      </div>
      {["winter", "spring", "summer", "autumn"].map((season) => (
        <div key={season} className="bleed ridge torn season" data-season={season} data-torn="both">
          <p className="wrap">torn, data-season={season}</p>
        </div>
      ))}
      <p className="bleed night">night</p>
    </div>
  );
}
