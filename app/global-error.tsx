"use client";

/** The last resort, when even the layout failed: no part of the site is relied on. */
export default function GlobalError() {
  return (
    <html lang="fr">
      <head>
        <title>Une erreur est survenue</title>
      </head>
      <body>
        <main>
          <h1>Une erreur est survenue</h1>
          <p>Cette page n’a pas pu s’afficher. Cela vient de nous, et c’est en général passager.</p>
          <p>
            <a href="">Réessayer</a> – <a href="/">Revenir à l’accueil</a>
          </p>
        </main>
      </body>
    </html>
  );
}
