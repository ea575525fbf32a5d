import { TitlePhrases } from "@/components/text/phrases";

/** The title of a page. */
export const PageTitle = ({ children: title }: { children: string }) => (
  <h1>
    <TitlePhrases>{title}</TitlePhrases>
  </h1>
);
