import { WORDS } from "@/content/shipped/words";
import { backTo, PAGES } from "@/lib/routes";
import { Message } from "./message";

/** The 404 page of unknown addresses. */
export function UnknownPage() {
  return (
    <div className="wrap">
      <Message
        title="Page introuvable"
        picture="/art/not-found.svg"
        links={[
          backTo("accueil"),
          { href: PAGES.calendrier.path, label: "Voir les retraites" },
          { href: PAGES.ateliers.path, label: "Voir les ateliers" },
          { href: PAGES.contact.path, label: PAGES.contact.name },
        ]}
      >
        <p>{WORDS.nowhere}</p>
      </Message>
    </div>
  );
}
