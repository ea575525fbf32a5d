import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { JsonLd } from "@/components/layout/json-ld";
import type { Link } from "@/lib/routes";
import { breadcrumbs } from "@/lib/site/structured-data";

type Props = {
  /** The pages above the document's own. */
  trail: readonly Link[];
  page: Link;
  structuredData?: readonly (Thing | undefined)[];
  children: ReactNode;
};

/** The page of one document: what search engines read of it, and its content. */
export const DocumentPage = ({ trail, page, structuredData = [], children }: Props) => (
  <>
    <JsonLd nodes={[...structuredData, breadcrumbs(...trail, page)]} />
    {children}
  </>
);
