import { TitlePhrases } from "@/components/phrases/phrases";

/** Letters that stay on one line of the narrowest phone. */
const BRIEF = 15;

/**
 * The title of a page. A brief one may take its letters however late they come; a longer one could then break
 * into other lines, and move what its reader has begun.
 */
export const PageTitle = ({ children: title }: { children: string }) => (
  <h1 data-brief={title.length <= BRIEF || undefined}>
    <TitlePhrases>{title}</TitlePhrases>
  </h1>
);
