import { siteMetadata } from "@/lib/metadata";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import type { Viewport } from "next";
import { EarlyTap } from "@/components/early-tap/early-tap";
import { Footer } from "@/components/footer/footer";
import { LoadGuard } from "@/components/load-guard/load-guard";
import { Navbar } from "@/components/navbar/navbar";
import { NextRetreat } from "@/components/next-retreat/next-retreat";
import { ScrollToTop } from "@/components/scroll-to-top/scroll-to-top";
import { site } from "@/lib/site";
import { sans, serif } from "./fonts";

// Every page is complete before it is sent: nothing is rendered for a single visitor.
export const ensureStatic = "navigation";

export const generateMetadata = siteMetadata;

export const viewport: Viewport = { themeColor: "#faf6ee", colorScheme: "light" };

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="fr" className={`${serif.variable} ${sans.variable}`} data-scroll-behavior="smooth">
      <body>
        <a href="#contenu_principal" className="skip">
          Aller au contenu
        </a>
        <Navbar siteName={site.name} />
        <ScrollToTop />
        <main id="contenu_principal" tabIndex={-1}>
          {children}
        </main>
        <NextRetreat />
        <Footer />
        <EarlyTap />
        <LoadGuard />
      </body>
    </html>
  );
}
