import { Message } from "@/components/message/message";
import { site } from "@/lib/site";

export const generateMetadata = () => ({
  title: `Page introuvable – ${site.name}`,
  robots: { index: false },
});

export default function NotFound() {
  return (
    <div className="wrap">
      <Message
        title="Le sentier s’arrête ici"
        picture="/art/not-found.svg"
        links={[
          { href: "/", label: "Revenir à l’accueil" },
          { href: "/calendrier", label: "Voir les retraites" },
          { href: "/ateliers", label: "Voir les ateliers" },
          { href: "/contact", label: "Infos pratiques" },
        ]}
      >
        <p>
          Cette page n’existe pas, ou n’existe plus. Faites demi-tour sans inquiétude : le chalet est toujours
          à sa place.
        </p>
      </Message>
    </div>
  );
}
