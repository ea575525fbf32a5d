import { FurtherPage } from "@/components/further-page/further-page";
import { RetreatList } from "@/components/retreat-list/retreat-list";
import { furtherMetadata, furtherPage, furtherParams, retreatsAhead } from "@/lib/lists";
import { load } from "@/lib/load";

type Props = PageProps<"/calendrier/page/[page]">;

export const generateStaticParams = async () => furtherParams(await retreatsAhead());

export async function generateMetadata({ params }: Props) {
  return furtherMetadata(await load(furtherPage(retreatsAhead(), params)));
}

export default async function FurtherCalendarPage({ params }: Props) {
  return (
    <FurtherPage page={await load(furtherPage(retreatsAhead(), params))}>
      {(retreats) => <RetreatList retreats={retreats} />}
    </FurtherPage>
  );
}
