import { siteMetadata } from "@/lib/site/metadata";
import "./styles/tokens.css";
import "./styles/torn.css";
import "./styles/base.css";
import "./styles/primitives.css";
import "./styles/art.css";
import "./styles/print.css";
// The error page's, which every page brings along: on its own it would be one more request.
import "@/components/layout/message.module.css";
import type { Viewport } from "next";
import { Footer } from "@/components/layout/footer";
import { Letterhead } from "@/components/layout/letterhead";
import { LoadFailure, LoadWatch } from "@/components/layout/load-guard";
import { Navbar } from "@/components/layout/navbar";
import { PreviewBanner } from "@/components/layout/preview-banner";
import { NavigationProvider } from "@/components/navigation/navigation";
import { PageChange } from "@/components/navigation/page-change";
import { NextRetreatBar } from "@/components/retreats/next-retreat-bar";
import { NextRetreatTab } from "@/components/retreats/next-retreat-tab";
import { COLOURS, site } from "@/lib/config/site";
import { menuLinks } from "@/lib/content/texts";
import { chaletSans, chaletSerif } from "./fonts";

// Every page is complete before it is sent: nothing is rendered for a single visitor.
export const ensureStatic = "navigation";

export const generateMetadata = siteMetadata;

export const viewport: Viewport = { themeColor: COLOURS.paper, colorScheme: "light" };

export default async function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="fr" className={`${chaletSerif.variable} ${chaletSans.variable}`}>
      <body>
        <LoadWatch />
        <a href="#contenu_principal" className="skip visually-hidden">
          Aller au contenu
        </a>
        <PreviewBanner />
        <NavigationProvider>
          <Navbar siteName={site.name} phone={site.phone} links={await menuLinks()}>
            <NextRetreatTab />
          </Navbar>
          <PageChange />
          <main id="contenu_principal" tabIndex={-1}>
            {children}
          </main>
          <NextRetreatBar />
          <Footer />
          <Letterhead />
        </NavigationProvider>
        <LoadFailure />
      </body>
    </html>
  );
}
