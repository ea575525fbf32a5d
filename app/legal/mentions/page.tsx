import { answer } from "@/app/_pages/answer";
import { LegalPage } from "@/components/layout/legal-page";
import { pageContent } from "@/lib/content/texts";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("mentions");

export default function NoticesPage() {
  return answer(pageContent("mentions"), (page) => <LegalPage {...page} id="mentions" />);
}
