import { Link } from "@/components/navigation/link";
import type { Link as Named } from "@/lib/routes";

type Props = { partners: readonly Named[]; workshops?: readonly Named[] };

/** The partners and workshops that a text names, as links: « Avec … », « Au programme … ». */
export const Mentions = ({ partners, workshops = [] }: Props) => (
  <>
    <Line words="Avec" links={partners} />
    <Line words="Au programme :" links={workshops} />
  </>
);

const Line = ({ words, links }: { words: string; links: readonly Named[] }) =>
  links.length > 0 && (
    <p className="measure">
      {words}
      {links.map(({ name, path }, i) => (
        <span key={path}>
          {i > 0 && ","} <Link href={path}>{name}</Link>
        </span>
      ))}
    </p>
  );
