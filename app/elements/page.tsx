import { ElementLinks } from "@/components/element-links/element-links";
import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { pageMetadata } from "@/lib/metadata";
import { ELEMENTS, pathTo } from "@/lib/navigation";
import { breadcrumbs, itemList } from "@/lib/structured-data/lists";

export const generateMetadata = () =>
  pageMetadata({
    title: "Les quatre éléments",
    description:
      "Feu, eau, air, terre : les quatre éléments donnent leur couleur aux ateliers et aux journées du chalet, à 1500 m d’altitude, en toute saison.",
    path: "/elements",
  });

export default function ElementsPage() {
  return (
    <div className="wrap">
      <JsonLd
        things={[
          itemList(
            "Les quatre éléments",
            ELEMENTS.map(({ name }) => ({ name, path: pathTo.element(name) })),
          ),
          breadcrumbs({ name: "Les quatre éléments", path: "/elements" }),
        ]}
      />
      <PageHead
        title="Les quatre éléments"
        lead={
          <p>
            Ils sont dehors, tous les jours, et nous leur avons emprunté un nom. Chacun a son moment de la
            journée et sa saison préférée.
          </p>
        }
      />
      <div className="section">
        <ElementLinks />
      </div>
    </div>
  );
}
