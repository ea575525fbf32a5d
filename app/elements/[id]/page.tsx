import { notFound } from "next/navigation";
import { ElementArticle } from "@/components/elements/element-article";
import { JsonLd } from "@/components/layout/json-ld";
import { idOf } from "@/lib/content/ids";
import { nameOf, pageContent } from "@/lib/content/texts";
import { listElements, workshopsOfElement } from "@/lib/lists";
import { withPortraits } from "@/lib/lists/people";
import { PAGES, pageUnder } from "@/lib/routes";
import { metadataOf } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";

type Props = PageProps<"/elements/[id]">;

const elementAt = async ({ params }: Props) => pageUnder("elements", await idOf(params));

export async function generateMetadata(props: Props) {
  const id = await elementAt(props);
  return id ? metadataOf(id) : {};
}

export default async function ElementPage(props: Props) {
  const id = (await elementAt(props)) ?? notFound();
  const [{ texts, trail }, elements, workshops] = await Promise.all([
    pageContent(id),
    listElements(),
    withPortraits(workshopsOfElement(id)),
  ]);
  return (
    <>
      <JsonLd nodes={[breadcrumbs(...trail)]} />
      <ElementArticle
        id={id}
        texts={texts}
        back={{ href: PAGES.elements.path, label: nameOf("elements") }}
        others={elements.filter((element) => element.id !== id)}
        workshops={workshops}
      />
    </>
  );
}
