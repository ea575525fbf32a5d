import { answer, PageStatus } from "@/app/_pages/answer";
import { ElementArticle, UnknownElement } from "@/components/elements/element-article";
import { JsonLd } from "@/components/layout/json-ld";
import { idOf } from "@/lib/content/ids";
import { nameOf, pageContent } from "@/lib/content/texts";
import { listElements, workshopsOfElement } from "@/lib/lists";
import { withPortraits } from "@/lib/lists/people";
import { all, load } from "@/lib/load";
import { PAGES, pagesUnder, pageUnder, UNKNOWN_ELEMENT, type Under } from "@/lib/routes";
import { metadataOf, unavailableMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";

export const generateStaticParams = () =>
  [...pagesUnder("elements"), UNKNOWN_ELEMENT.split("/").at(-1)].map((id) => ({ id }));

export async function generateMetadata({ params }: PageProps<"/elements/[id]">) {
  const element = pageUnder("elements", (await params).id);
  return element ? metadataOf(element) : unavailableMetadata("missing");
}

const read = (id: Under<"elements">) =>
  all({
    page: pageContent(id),
    elements: listElements(),
    back: nameOf("elements"),
    workshops: workshopsOfElement(id).then(withPortraits),
  });

export default async function ElementPage({ params }: PageProps<"/elements/[id]">) {
  const id = pageUnder("elements", await idOf(params));
  if (!id) return <Unknown />;
  return answer(read(id), ({ page: { texts, trail }, elements, back, workshops }) => (
    <>
      <JsonLd nodes={[breadcrumbs(...trail)]} />
      <ElementArticle
        id={id}
        texts={texts}
        back={{ href: PAGES.elements.path, label: back }}
        others={elements.filter((element) => element.id !== id)}
        workshops={workshops}
      />
    </>
  ));
}

/** The one page of all unknown elements: 404 whatever the state of the source (requirement 3.10). */
async function Unknown() {
  const name = await load(nameOf("elements"));
  const label = name.state === "loaded" ? name.value : PAGES.elements.name;
  return (
    <>
      <PageStatus status="unknown" />
      <UnknownElement back={{ href: PAGES.elements.path, label }} />
    </>
  );
}
