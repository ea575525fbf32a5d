import { permanentRedirect } from "next/navigation";
import { Gallery } from "@/components/gallery/gallery";
import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { shownImage } from "@/lib/images";
import { pageMetadata, unavailableMetadata } from "@/lib/metadata";
import { ELEMENTS, pathTo } from "@/lib/navigation";
import { elementPreview } from "@/lib/preview/cards";
import { slug } from "@/lib/slug";
import { idOf } from "@/lib/static-params";
import { breadcrumbs } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

const BACK = { href: "/elements", label: "Les quatre éléments" };

export const generateStaticParams = () => ELEMENTS.map(({ slug: id }) => ({ id }));

const elementOf = (id: string) => ELEMENTS.find((element) => element.slug === id);

export async function generateMetadata({ params }: PageProps<"/elements/[id]">) {
  const element = elementOf(await idOf(params));
  if (!element) return unavailableMetadata("missing");
  const { name, description } = element;
  return pageMetadata({
    title: `Élément ${name}`,
    description,
    path: pathTo.element(name),
    image: elementPreview(element.slug),
  });
}

export default async function ElementPage({ params }: PageProps<"/elements/[id]">) {
  const id = await idOf(params);
  const element = elementOf(id);
  if (!element) {
    // « Feu » and « féu » are the same element: one page, one address.
    const meant = elementOf(slug(id));
    if (meant) permanentRedirect(pathTo.element(meant.name));
    return <Unknown />;
  }
  const image = await shownImage(element.image, element.alt, "");
  return (
    <div className="wrap">
      <JsonLd
        things={[
          breadcrumbs(
            { name: "Les quatre éléments", path: "/elements" },
            { name: element.name, path: pathTo.element(element.name) },
          ),
        ]}
      />
      <div className={styles.element} data-element={element.slug}>
        <div className={styles.picture}>
          <Gallery images={[image]} orientation="vertical" eager />
        </div>
        <PageHead title={`Élément ${element.name}`} back={BACK} lead={<p>{element.text}</p>} />
      </div>
    </div>
  );
}

function Unknown() {
  return (
    <div className="wrap">
      <PageStatus status="404" />
      <PageHead
        title="Élément"
        back={BACK}
        lead={<p>Nous n’en connaissons que quatre : feu, eau, air et terre.</p>}
      />
    </div>
  );
}
