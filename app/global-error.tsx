"use client";

import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/primitives.css";
import "./styles/controls.css";

/** Shown when the layout itself has thrown; it uses nothing of the site but its styles. */
export default function GlobalError() {
  return (
    <html lang="fr">
      <head>
        <title>Une erreur est survenue</title>
      </head>
      <body>
        <main className="wrap">
          <h1>Une erreur est survenue</h1>
          <p>Cette page n’a pas pu s’afficher. Cela vient de nous, et c’est en général passager.</p>
          <p>
            <a className="button" href="">
              Réessayer
            </a>
          </p>
          <p>
            <a href="/">Revenir à l’accueil</a>
          </p>
        </main>
      </body>
    </html>
  );
}
