import { LegalPage } from "@/components/layout/legal-page";
import { pageContent } from "@/lib/content/texts";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("accessibilite");

export default async function AccessibilityPage() {
  return <LegalPage {...(await pageContent("accessibilite"))} id="accessibilite" />;
}
