import { PageStatus } from "@/components/layout/page-status";
import { listWorkshops } from "@/lib/content";
import { load } from "@/lib/load";
import { slug } from "@/lib/text/strings";
import { LedList } from "./workshop-list";

/** Workshops without a category, which no category page lists. Renders nothing if there are none. */
export async function UncategorisedWorkshops() {
  const workshops = await load(listWorkshops());
  if (workshops.state !== "loaded") return <PageStatus status="500" />;
  const found = workshops.value.filter(({ category = "" }) => !slug(category));
  if (found.length === 0) return null;
  return (
    <section className="section" aria-labelledby="titre_autres_ateliers">
      <h2 id="titre_autres_ateliers">Autres ateliers</h2>
      <LedList workshops={found} />
    </section>
  );
}
