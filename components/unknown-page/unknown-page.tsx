import { Message } from "@/components/message/message";
import { WORDS } from "@/content/shipped/words";

/** What stands at an address that nobody announced. */
export function UnknownPage({ alone = false }: { alone?: boolean }) {
  return (
    <div className="wrap">
      <Message
        alone={alone}
        title="Le sentier s’arrête ici"
        picture="/art/not-found.svg"
        links={[
          { href: "/", label: "Revenir à l’accueil" },
          { href: "/calendrier", label: "Voir les retraites" },
          { href: "/ateliers", label: "Voir les ateliers" },
          { href: "/contact", label: "Infos pratiques" },
        ]}
      >
        <p>{WORDS.nowhere}</p>
      </Message>
    </div>
  );
}
