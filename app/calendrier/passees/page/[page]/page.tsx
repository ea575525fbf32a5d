import { FurtherPage, furtherMetadata, furtherPage } from "@/app/_pages/further-pages";
import { RetreatList } from "@/components/retreats/retreat-list";
import { pastRetreats } from "@/lib/lists";
import { withPosters } from "@/lib/lists/retreats";

type Props = PageProps<"/calendrier/passees/page/[page]">;

const pageAt = async ({ params }: Props) => furtherPage(await pastRetreats(), (await params).page);

export const generateMetadata = async (props: Props) => furtherMetadata(await pageAt(props));

export default async function FurtherPastRetreats(props: Props) {
  const page = await pageAt(props);
  return (
    <FurtherPage page={page}>
      <RetreatList retreats={await withPosters(page.entries)} />
    </FurtherPage>
  );
}
