import { PageStatus } from "@/components/layout/page-status";
import { listWorkshops } from "@/lib/content";
import { byCategory } from "@/lib/lists";
import { leadersOfEach } from "@/lib/lists/people";
import { load } from "@/lib/load";
import { slug } from "@/lib/text/strings";
import { WorkshopList } from "./workshop-list";

/** The next two workshops of the same category with their hosts; the first follows the last. */
export async function SameCategory({ id, category }: { id: string; category: string }) {
  const workshops = await load(listWorkshops());
  if (workshops.state !== "loaded") return <PageStatus status="500" />;
  const all = byCategory(workshops.value).get(slug(category)) ?? [];
  const place = all.findIndex((workshop) => workshop.id === id);
  const others = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].slice(0, 2);
  if (others.length === 0) return null;
  const leaders = await load(leadersOfEach(others.map(({ id }) => id)));
  if (leaders.state !== "loaded") return <PageStatus status="500" />;
  return (
    <section className="screen-only section" aria-labelledby="titre_voisins">
      <h2 id="titre_voisins">Dans le même esprit</h2>
      <WorkshopList workshops={others} leaders={leaders.value} naming />
    </section>
  );
}
