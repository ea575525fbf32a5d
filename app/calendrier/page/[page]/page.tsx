import { FurtherPage, furtherMetadata, furtherPage } from "@/app/_pages/further-pages";
import { RetreatList } from "@/components/retreats/retreat-list";
import { retreatsAhead } from "@/lib/lists";
import { withPosters } from "@/lib/lists/retreats";

type Props = PageProps<"/calendrier/page/[page]">;

const pageAt = async ({ params }: Props) => furtherPage(await retreatsAhead(), (await params).page);

export const generateMetadata = async (props: Props) => furtherMetadata(await pageAt(props));

export default async function FurtherRetreats(props: Props) {
  const page = await pageAt(props);
  return (
    <FurtherPage page={page}>
      <RetreatList retreats={await withPosters(page.entries)} />
    </FurtherPage>
  );
}
