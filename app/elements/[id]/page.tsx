import { ElementArticle, UnknownElement } from "@/components/elements/element-article";
import { idOf } from "@/lib/content/ids";
import { pagesUnder, pageUnder } from "@/lib/routes";
import { metadataOf, unavailableMetadata } from "@/lib/site/metadata";

export const generateStaticParams = () => pagesUnder("elements").map((id) => ({ id }));

export async function generateMetadata({ params }: PageProps<"/elements/[id]">) {
  const element = pageUnder("elements", (await params).id);
  return element ? metadataOf(element) : unavailableMetadata("missing");
}

export default async function ElementPage({ params }: PageProps<"/elements/[id]">) {
  const element = pageUnder("elements", await idOf(params));
  return element ? <ElementArticle id={element} /> : <UnknownElement />;
}
