import type { Section } from "@/lib/article/parts";

type Props = { sections: readonly Section[]; className: string };

/** Links to the sections of an article that have a heading. Renders nothing without any. */
export function SectionLinks({ sections, className }: Props) {
  const titled = sections.filter(({ id, title }) => id && title);
  if (titled.length === 0) return null;
  return (
    <ul className={className}>
      {titled.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="tap">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
