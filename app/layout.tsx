import { siteMetadata } from "@/lib/site/metadata";
import "./styles/tokens.css";
import "./styles/torn.css";
import "./styles/base.css";
import "./styles/primitives.css";
import "./styles/controls.css";
import "./styles/art.css";
import "./styles/print.css";
// The error page's, which every page brings along: on its own it would be one more request.
import "@/components/layout/message.module.css";
import type { Viewport } from "next";
import { Footer, Letterhead } from "@/components/layout/footer";
import { LoadWatch } from "@/components/layout/load-guard";
import { Navbar } from "@/components/layout/navbar";
import { LoadFailure, PreviewBanner } from "@/components/layout/notices";
import { LinkWatch } from "@/components/navigation/link-watch";
import { NextRetreatBar, NextRetreatTab } from "@/components/retreats/next-retreat";
import { COLOURS, site } from "@/lib/config/site";
import { today } from "@/lib/content";
import { isPreview } from "@/lib/content/publication";
import { footerLinks, menuLinks, nameOf } from "@/lib/content/texts";
import { announcedRetreat } from "@/lib/lists/retreats";
import { all, load } from "@/lib/load";
import { PageStatus } from "./_pages/answer";
import { chaletSans, chaletSerif } from "./fonts";

// Every page is complete before it is sent: nothing is rendered for a single visitor.
export const ensureStatic = "navigation";

export const generateMetadata = siteMetadata;

export const viewport: Viewport = { themeColor: COLOURS.paper, colorScheme: "light" };

export default async function RootLayout({ children }: LayoutProps<"/">) {
  const day = await today();
  const read = await load(
    all({
      links: menuLinks(),
      elements: nameOf("elements"),
      accessibility: nameOf("accessibilite"),
      pages: footerLinks(),
      next: announcedRetreat(),
    }),
  );
  const { links, pages, next, ...names } = read.state === "loaded" ? read.value : {};
  return (
    <html lang="fr" className={`${chaletSerif.variable} ${chaletSans.variable}`}>
      <body>
        <LoadWatch />
        <a href="#contenu_principal" className="skip visually-hidden">
          Aller au contenu
        </a>
        {isPreview() && <PreviewBanner />}
        <LinkWatch />
        <Navbar siteName={site.name} phone={site.phone} links={links}>
          {next && <NextRetreatTab {...next} />}
        </Navbar>
        <main id="contenu_principal" tabIndex={-1}>
          {children}
        </main>
        {next && <NextRetreatBar {...next} />}
        <Footer year={day.slice(0, 4)} {...names} pages={pages} />
        <Letterhead />
        <LoadFailure />
        {read.state !== "loaded" && <PageStatus status="500" />}
      </body>
    </html>
  );
}
