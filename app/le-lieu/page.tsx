import { Page } from "@/components/layout/page";
import { Place } from "@/components/place/place";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("le-lieu");

export default function PlacePage() {
  return (
    <Page id="le-lieu" illustrated head={false}>
      {(texts) => <Place texts={texts} />}
    </Page>
  );
}
