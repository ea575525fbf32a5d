import { answer } from "@/app/_pages/answer";
import { LegalPage } from "@/components/layout/legal-page";
import { pageContent } from "@/lib/content/texts";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("cookies");

export default function CookiesPage() {
  return answer(pageContent("cookies"), (page) => <LegalPage {...page} id="cookies" />);
}
