import type { Link } from "@/lib/routes";

type Props = { pages: readonly Link[]; className?: string; look?: string };

/** Links to pages by their names. Renders nothing without any. */
export const PageLinks = ({ pages, className, look }: Props) =>
  pages.length > 0 && (
    <ul className={className}>
      {pages.map(({ name, path }) => (
        <li key={path}>
          <a href={path} className={look}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
