"use client";

import { MessageContent } from "@/components/layout/message";

/** Shown in the place of a page whose component has thrown; header and footer stay. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <div className="wrap">
      <MessageContent
        title="Le temps s’est gâté"
        picture="/art/error.svg"
        links={[
          { href: "/", label: "Revenir à l’accueil" },
          { href: "/contact", label: "Infos pratiques" },
        ]}
      >
        <p>Cette page n’a pas pu s’afficher. Cela vient de nous, et c’est en général passager.</p>
        <p>
          {/* Not the component `Button`: the framework sends this file and its imports with every page. */}
          <button type="button" className="button" onClick={retry}>
            Réessayer
          </button>
        </p>
      </MessageContent>
    </div>
  );
}
