import { answer } from "@/app/_pages/answer";
import { Page } from "@/components/layout/page";
import { RichText } from "@/components/text/rich-text";
import { getOwnPage, ownPages } from "@/lib/content";
import { idOf, staticIds } from "@/lib/content/ids";
import { pageContent } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { metadataOf, unavailableMetadata } from "@/lib/site/metadata";

type Props = PageProps<"/[id]">;

export const generateStaticParams = async () => staticIds(await ownPages());

export async function generateMetadata({ params }: Props) {
  const page = await load(getOwnPage((await params).id));
  return page.state === "loaded" ? metadataOf(page.value.id) : unavailableMetadata(page.state);
}

/** A page of the hosts' own (requirement 3.22). */
export default function OwnPage({ params }: Props) {
  const read = async (id: string) => ((await getOwnPage(id)) ? pageContent(id) : undefined);
  return answer(idOf(params).then(read), (page) => (
    <Page {...page} opening="band">
      <div className="section">
        <RichText article={page.texts.content} />
      </div>
    </Page>
  ));
}
