import buttonStyles from "@/components/ui/button.module.css";
import { site } from "@/lib/config/site";
import { backTo, PAGES } from "@/lib/routes";
import { Message } from "./message";
import { PageStatus } from "./page-status";

type Back = { href: string; label: string };

/** A partner or workshop that does not exist: the message of requirement 6.5, the way back, status 404. */
export function Missing({ back }: { back: Back }) {
  return (
    <MissingMessage back={back} title="L’atelier n’a pas été trouvé.">
      Il a peut-être changé d’adresse, ou n’a plus lieu. Le reste du site est toujours à sa place.
    </MissingMessage>
  );
}

/** The same for a retreat. */
export function MissingRetreat({ back }: { back: Back }) {
  return (
    <MissingMessage back={back} title="La retraite n’a pas été trouvée.">
      Elle a peut-être changé d’adresse, ou n’a plus lieu. Les prochaines dates sont au calendrier.
    </MissingMessage>
  );
}

function MissingMessage({ title, back, children }: { title: string; back: Back; children: string }) {
  return (
    <div className="wrap">
      <PageStatus status="404" />
      <Message title={title} picture="/art/not-found.svg" links={[back, backTo("accueil")]}>
        <p>{children}</p>
      </Message>
    </div>
  );
}

/** A document that cannot be read and has no last good page: the message of requirement 6.5, status 500. */
export function Failed({ back, what = "de l’atelier" }: { back: Back; what?: string }) {
  return (
    <div className="wrap">
      <PageStatus status="500" />
      <Message
        title={`Une erreur est survenue lors du chargement ${what}.`}
        picture="/art/error.svg"
        links={[back, { href: PAGES.contact.path, label: site.phone ? "Nous appeler" : PAGES.contact.name }]}
      >
        <p>Cela vient de nous, et c’est en général passager.</p>
        <TryAgain />
      </Message>
    </div>
  );
}

/** A page whose content cannot be read. */
export const PageFailed = () => <Failed back={backTo("accueil")} what="de cette page" />;

/** A list or a part of a page that cannot be read and has no last good page: status 500. */
export function ListFailed() {
  return (
    <div className="flow">
      <PageStatus status="500" />
      <p className="section serif soft">Une erreur est survenue lors du chargement de cette page.</p>
      <p>Cela vient de nous, et c’est en général passager.</p>
      <TryAgain />
    </div>
  );
}

const TryAgain = () => (
  <p>
    <a className={buttonStyles.button} href="">
      Réessayer
    </a>
  </p>
);
