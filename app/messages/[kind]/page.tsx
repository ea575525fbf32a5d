import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { UnknownElement } from "@/components/elements/element-article";
import { PagePending, UnknownPage, UnknownRetreat, UnknownWorkshop } from "@/components/layout/messages";
import { CategoryArticle } from "@/components/workshops/category-article";
import { nameOf } from "@/lib/content/texts";
import { workshopList } from "@/lib/lists";
import { listCategories } from "@/lib/lists/categories";
import { firstPage } from "@/lib/lists/paging";
import { isMessageKind, type MessageKind } from "@/lib/publishing/messages";
import { backTo, PAGES } from "@/lib/routes";
import { messageMetadata } from "@/lib/site/metadata";

type Props = PageProps<"/messages/[kind]">;

const TITLES_OF_MESSAGES: Record<MessageKind, string> = {
  page: "Page introuvable",
  partenaire: "Introuvable",
  atelier: "Introuvable",
  retraite: "Introuvable",
  element: "Introuvable",
  categorie: "Coaching",
  attente: "Encore un instant",
};

const CONTENT_OF_MESSAGES: Record<MessageKind, () => ReactNode> = {
  page: () => <UnknownPage />,
  partenaire: () => <UnknownWorkshop back={backTo("partenaires")} />,
  atelier: () => <UnknownWorkshop back={backTo("ateliers")} />,
  retraite: () => <UnknownRetreat back={backTo("calendrier")} />,
  element: () => <UnknownElement back={{ href: PAGES.elements.path, label: nameOf("elements") }} />,
  categorie: () => <EmptyCategory />,
  attente: () => <PagePending />,
};

export async function generateMetadata({ params }: Props) {
  const { kind } = await params;
  return isMessageKind(kind) ? messageMetadata(TITLES_OF_MESSAGES[kind]) : {};
}

/** The page in the place of a page that does not exist or is not made yet; the front adds the status. */
export default async function MessagePage({ params }: Props) {
  const { kind } = await params;
  return isMessageKind(kind) ? CONTENT_OF_MESSAGES[kind]() : notFound();
}

/** An unknown category is shown as a category without workshops (3.14), above the other categories. */
async function EmptyCategory() {
  const others = (await listCategories()).filter(({ workshops }) => workshops.length > 0);
  return (
    <div className="wrap">
      <CategoryArticle page={firstPage(workshopList(""))} workshops={[]} others={others} />
    </div>
  );
}
