import { LegalPage } from "@/components/text/legal-page";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("mentions");

export default function NoticesPage() {
  return <LegalPage id="mentions" />;
}
