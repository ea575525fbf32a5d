import { Link } from "@/components/navigation/link";
import type { Link as Named } from "@/lib/routes";

type Props = { pages: readonly Named[]; className?: string; look?: string };

/** Links to the hosts' own pages. Renders nothing without any. */
export const PageLinks = ({ pages, className, look }: Props) =>
  pages.length > 0 && (
    <ul className={className}>
      {pages.map(({ name, path }) => (
        <li key={path}>
          <Link href={path} className={look}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
