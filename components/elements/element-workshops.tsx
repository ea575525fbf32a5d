import { PageStatus } from "@/components/layout/page-status";
import { RelatedLinks } from "@/components/ui/related-links";
import { LedList } from "@/components/workshops/workshop-list";
import { listWorkshops } from "@/lib/content";
import { byElement } from "@/lib/lists";
import { load } from "@/lib/load";
import type { Under } from "@/lib/routes";

const HEADINGS: Record<Under<"elements">, string> = {
  feu: "Autour du feu",
  eau: "Autour de l’eau",
  air: "Autour de l’air",
  terre: "Autour de la terre",
};

/** The workshops of an element; without any, links to the lists of workshops and retreats. */
export async function ElementWorkshops({ id }: { id: Under<"elements"> }) {
  const read = await load(listWorkshops());
  if (read.state !== "loaded") return <PageStatus status="500" />;
  const workshops = byElement(read.value).get(id);
  if (!workshops?.length) return <RelatedLinks to={["ateliers", "calendrier"]} />;
  return (
    <section aria-labelledby="titre_autour">
      <h2 id="titre_autour">{HEADINGS[id]}</h2>
      <LedList workshops={workshops} />
    </section>
  );
}
