import { LegalPage } from "@/components/text/legal-page";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("accessibilite");

export default function AccessibilityPage() {
  return <LegalPage id="accessibilite" />;
}
