import { LegalPage } from "@/components/layout/legal-page";
import { pageContent } from "@/lib/content/texts";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("cookies");

export default async function CookiesPage() {
  return <LegalPage {...(await pageContent("cookies"))} id="cookies" />;
}
