import { Hero } from "@/components/carousel/hero";
import { JsonLd } from "@/components/json-ld/json-ld";
import { Summary } from "@/components/summary/summary";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";
import { lodgingBusiness, webSite } from "@/lib/structured-data/business";

const DESCRIPTION =
  "Un chalet à 1500 m, dans les Hautes-Alpes. Ateliers de bien-être, coaching et retraites de quelques jours, pour 8 à 10 personnes.";

export const generateMetadata = () =>
  pageMetadata({
    title: `${site.name} – ateliers et retraites dans les Hautes-Alpes`,
    absolute: true,
    description: DESCRIPTION,
    path: "/",
  });

export default function HomePage() {
  return (
    <>
      <JsonLd things={[webSite(), lodgingBusiness(DESCRIPTION, "/opengraph-image/accueil")]} />
      <h1 className="visually-hidden">{site.name}, ateliers et retraites à 1500 m</h1>
      <Hero />
      <Summary />
    </>
  );
}
