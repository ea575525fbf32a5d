import { LegalPage } from "@/components/text/legal-page";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("cookies");

export default function CookiesPage() {
  return <LegalPage id="cookies" />;
}
