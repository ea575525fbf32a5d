import { answer } from "@/app/_pages/answer";
import { LegalPage } from "@/components/layout/legal-page";
import { pageContent } from "@/lib/content/texts";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("accessibilite");

export default function AccessibilityPage() {
  return answer(pageContent("accessibilite"), (page) => <LegalPage {...page} id="accessibilite" />);
}
