import { LegalPage } from "@/components/layout/legal-page";
import { pageContent } from "@/lib/content/texts";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("mentions");

export default async function MentionsPage() {
  return <LegalPage {...(await pageContent("mentions"))} id="mentions" />;
}
