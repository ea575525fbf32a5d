import { siteMetadata } from "@/lib/site/metadata";
import "./styles/tokens.css";
import "./styles/torn.css";
import "./styles/base.css";
import "./styles/primitives.css";
import "./styles/controls.css";
import "./styles/art.css";
import "./styles/print.css";
// The style sheet of the error page, which every page has: on its own it would cost one more request.
import "@/components/layout/message.module.css";
import type { Viewport } from "next";
import { Footer, Letterhead } from "@/components/layout/footer";
import { LoadWatch } from "@/components/layout/load-guard";
import { Navbar } from "@/components/layout/navbar";
import { LoadFailure, PreviewBanner } from "@/components/layout/notices";
import { LinkWatch } from "@/components/navigation/link-watch";
import { NextRetreatBar, NextRetreatTab } from "@/components/retreats/next-retreat";
import { COLOURS, site } from "@/lib/config/site";
import { currentYear } from "@/lib/content";
import { isPreview } from "@/lib/content/publication";
import { footerLinks, menuLinks, nameOf } from "@/lib/content/texts";
import { announcedRetreat } from "@/lib/lists/retreats";
import { chaletSans, chaletSerif } from "./fonts";

// Pages show the content of the moment; the publisher (lib/server/publisher.ts) stores what visitors get.
export const dynamic = "force-dynamic";

export const generateMetadata = siteMetadata;

export const viewport: Viewport = { themeColor: COLOURS.paper, colorScheme: "light" };

export default async function RootLayout({ children }: LayoutProps<"/">) {
  const next = await announcedRetreat();
  return (
    <html lang="fr" className={`${chaletSerif.variable} ${chaletSans.variable}`}>
      <body>
        <LoadWatch />
        <a href="#contenu_principal" className="skip visually-hidden">
          Aller au contenu
        </a>
        {isPreview() && <PreviewBanner />}
        <LinkWatch />
        <Navbar siteName={site.name} phone={site.phone} links={menuLinks()}>
          {next && <NextRetreatTab {...next} />}
        </Navbar>
        <main id="contenu_principal" tabIndex={-1}>
          {children}
        </main>
        {next && <NextRetreatBar {...next} />}
        <Footer year={currentYear()} elements={nameOf("elements")} pages={footerLinks()} />
        <Letterhead />
        <LoadFailure />
      </body>
    </html>
  );
}
