import { Message } from "@/components/message/message";
import { PageStatus } from "@/components/page-status/page-status";

type Back = { href: string; label: string };

/** A document that does not exist: the specification's message, the way back, status 404. */
export function Missing({ back }: { back: Back }) {
  return (
    <div className="wrap">
      <PageStatus status="404" />
      <Message
        title="L’atelier n’a pas été trouvé."
        picture="/art/not-found.svg"
        links={[back, { href: "/", label: "Revenir à l’accueil" }]}
      >
        <p>Il a peut-être changé d’adresse, ou n’a plus lieu. Le reste du chalet est toujours à sa place.</p>
      </Message>
    </div>
  );
}

/** Content that could not be read and was never read before: the specification's message, status 500. */
export function Failed({ back }: { back: Back }) {
  return (
    <div className="wrap">
      <PageStatus status="500" />
      <Message
        title="Une erreur est survenue lors du chargement de l’atelier."
        picture="/art/error.svg"
        links={[back, { href: "/contact", label: "Nous appeler" }]}
      >
        <p>
          Cela vient de nous, et c’est en général passager. <a href="">Réessayer</a>
        </p>
      </Message>
    </div>
  );
}
