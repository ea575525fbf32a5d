import { NOT_TO_PAGE } from "@/lib/browser/page-link";

const TO_PAGES = { and: [{ href_matches: "/*" }, { not: { selector_matches: NOT_TO_PAGE } }] };
const RULES = JSON.stringify({ prefetch: [{ where: TO_PAGES, eagerness: "moderate" }] });

/** Lets the browser fetch the page of a link that is pointed at. It does not do so where visitors save data. */
export const SpeculationRules = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash
  <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />
);
