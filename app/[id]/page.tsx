import { notFound } from "next/navigation";
import { Page } from "@/components/layout/page";
import { RichText } from "@/components/text/rich-text";
import { getOwnPage } from "@/lib/content";
import { idOf } from "@/lib/content/ids";
import { pageContent } from "@/lib/content/texts";
import { metadataOf } from "@/lib/site/metadata";

type Props = PageProps<"/[id]">;

export const generateMetadata = async ({ params }: Props) => {
  const page = getOwnPage((await params).id);
  return page ? metadataOf(page.id) : {};
};

/** A page of the hosts' own (requirement 3.22). */
export default async function HostsOwnPage({ params }: Props) {
  const id = await idOf(params);
  if (!getOwnPage(id)) notFound();
  const page = await pageContent(id);
  return (
    <Page {...page} opening="band">
      <div className="section">
        <RichText article={page.texts.content} />
      </div>
    </Page>
  );
}
