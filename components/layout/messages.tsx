import { WORDS } from "@/content/shipped/words";
import { backTo, type LabelledLink, PAGES } from "@/lib/routes";
import { MessageContent } from "./message";

const CONTACT_LINK = { href: PAGES.contact.path, label: PAGES.contact.name };

/** The message for an unknown workshop, and in the same words for an unknown partner (requirement 6.5). */
export const UnknownWorkshop = ({ back }: { back: LabelledLink }) => (
  <NotFoundMessage title="L’atelier n’a pas été trouvé." links={[back, backTo("accueil")]}>
    Il a peut-être changé d’adresse, ou n’a plus lieu. Le reste du site est toujours à sa place.
  </NotFoundMessage>
);

export const UnknownRetreat = ({ back }: { back: LabelledLink }) => (
  <NotFoundMessage title="La retraite n’a pas été trouvée." links={[back, backTo("accueil")]}>
    Elle a peut-être changé d’adresse, ou n’a plus lieu. Les prochaines dates sont au calendrier.
  </NotFoundMessage>
);

/** The message for any other unknown address. */
export const UnknownPage = () => (
  <NotFoundMessage
    title="Page introuvable"
    links={[
      backTo("accueil"),
      { href: PAGES.calendrier.path, label: "Voir les retraites" },
      { href: PAGES.ateliers.path, label: "Voir les ateliers" },
      CONTACT_LINK,
    ]}
  >
    {WORDS.nowhere}
  </NotFoundMessage>
);

type NotFoundProps = { title: string; links: LabelledLink[]; children: string };

const NotFoundMessage = ({ title, links, children }: NotFoundProps) => (
  <div className="wrap">
    <MessageContent title={title} picture="/art/not-found.svg" links={links}>
      <p>{children}</p>
    </MessageContent>
  </div>
);

/** A link to the same address works without scripts. */
const RetryLink = () => (
  <p>
    <a className="button" href="">
      Réessayer
    </a>
  </p>
);

/** The message for a page that is not made yet. */
export const PagePending = () => (
  <div className="wrap">
    <MessageContent
      title="Encore un instant"
      picture="/art/error.svg"
      links={[backTo("accueil"), CONTACT_LINK]}
    >
      <p>Cette page est en préparation. Elle viendra dans quelques instants.</p>
      <RetryLink />
    </MessageContent>
  </div>
);
