import type { Link } from "@/lib/routes";

type Props = { partners: readonly Link[]; workshops?: readonly Link[] };

/** The partners and workshops that a text names, as links: « Avec … », « Au programme … ». */
export const NamedLinks = ({ partners, workshops = [] }: Props) => (
  <>
    <LinkLine words="Avec" links={partners} />
    <LinkLine words={"Au programme\u00a0:"} links={workshops} />
  </>
);

const LinkLine = ({ words, links }: { words: string; links: readonly Link[] }) =>
  links.length > 0 && (
    <p className="measure">
      {words}
      {links.map(({ name, path }, i) => (
        <span key={path}>
          {i > 0 && ","} <a href={path}>{name}</a>
        </span>
      ))}
    </p>
  );
