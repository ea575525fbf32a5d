// É sorts with E, « 2 » before « 10 ».
const french = new Intl.Collator("fr", { numeric: true, sensitivity: "variant" });

type Sortable = { id: string; title?: string; name?: string; start?: string };

/** By first day, those without one last (requirement 3.8); then by name and id, whatever the source. */
export function sorted<D extends Sortable>(documents: readonly D[]): D[] {
  const day = ({ start }: Sortable) => start ?? "9999-99-99";
  const name = ({ title, name }: Sortable) => title ?? name ?? "";
  return documents.toSorted(
    (a, b) =>
      day(a).localeCompare(day(b), "en") || french.compare(name(a), name(b)) || french.compare(a.id, b.id),
  );
}
