import { FurtherPage, furtherMetadata, furtherPage } from "@/app/_pages/further-pages";
import { WorkshopList } from "@/components/workshops/workshop-list";
import { idOf } from "@/lib/content/ids";
import { workshopList } from "@/lib/lists";
import { withPortraits } from "@/lib/lists/people";

type Props = PageProps<"/ateliers/[id]/page/[page]">;

const pageAt = async ({ params }: Props) =>
  furtherPage(workshopList(await idOf(params)), (await params).page);

export const generateMetadata = async (props: Props) => furtherMetadata(await pageAt(props));

export default async function FurtherWorkshops(props: Props) {
  const page = await pageAt(props);
  return (
    <FurtherPage page={page}>
      <WorkshopList workshops={await withPortraits(page.entries)} />
    </FurtherPage>
  );
}
