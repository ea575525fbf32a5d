import { PageStatus } from "@/components/layout/page-status";
import { UnknownPage } from "@/components/layout/unknown-page";
import { site } from "@/lib/config/site";
import { siteMetadata } from "@/lib/site/metadata";
import RootLayout from "./layout";

export { viewport } from "./layout";

export const generateMetadata = () => ({
  ...siteMetadata(),
  title: `Page introuvable – ${site.name}`,
  robots: { index: false },
});

/** For addresses that nobody announced. As a plain `not-found` it would travel along with every page. */
export default function NotFound() {
  return (
    <RootLayout params={Promise.resolve({})}>
      <PageStatus status="unknown" />
      <UnknownPage alone />
    </RootLayout>
  );
}
