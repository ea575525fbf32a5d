import { STATUS_NAME } from "@/lib/server/page-cache/page-status.mjs";

/**
 * Tells the page cache what became of this page's content; React lifts it into the head. See
 * lib/server/page-cache/page-status for what each value does.
 */
export function PageStatus({ status }: { status: "404" | "500" | "unlisted" | "unknown" }) {
  return <meta name={STATUS_NAME} content={status} />;
}
