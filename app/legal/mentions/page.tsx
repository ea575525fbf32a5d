import { LegalPage } from "@/components/legal/legal-page";
import { metadataOf } from "@/lib/describe/metadata";

export const generateMetadata = () => metadataOf("mentions");

export default function NoticesPage() {
  return <LegalPage id="mentions" />;
}
