import { FurtherPage } from "@/components/further-page/further-page";
import { RetreatList } from "@/components/retreat-list/retreat-list";
import { furtherMetadata, furtherPage, furtherParams, pastRetreats } from "@/lib/lists";
import { load } from "@/lib/load";

type Props = PageProps<"/calendrier/passees/page/[page]">;

export const generateStaticParams = async () => furtherParams(await pastRetreats());

export async function generateMetadata({ params }: Props) {
  return furtherMetadata(await load(furtherPage(pastRetreats(), params)));
}

export default async function PastRetreatsPage({ params }: Props) {
  return (
    <FurtherPage page={await load(furtherPage(pastRetreats(), params))}>
      {(retreats) => <RetreatList retreats={retreats} />}
    </FurtherPage>
  );
}
