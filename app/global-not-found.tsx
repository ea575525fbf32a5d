import { UnknownPage } from "@/components/layout/messages";
import { site } from "@/lib/config/site";
import { siteMetadata } from "@/lib/site/metadata";
import { PageStatus } from "./_pages/answer";
import RootLayout from "./layout";

export { viewport } from "./layout";

export const generateMetadata = () => ({
  ...siteMetadata(),
  title: `Page introuvable – ${site.name}`,
});

/** The page of unknown addresses, with `noindex`. A plain `not-found` would be sent with every page. */
export default function NotFound() {
  return (
    <RootLayout params={Promise.resolve({})}>
      <PageStatus status="unknown" />
      <UnknownPage />
    </RootLayout>
  );
}
