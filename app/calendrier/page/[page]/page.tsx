import { FurtherPage } from "@/components/further-page/further-page";
import { RetreatList } from "@/components/retreat-list/retreat-list";
import { retreatsAhead } from "@/lib/lists";
import { furtherMetadata, furtherPage, furtherParams } from "@/lib/lists/further-page";
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
