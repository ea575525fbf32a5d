import { type pageStatus, STATUS_NAME } from "@/lib/server/page-cache/page-status.mjs";

type Props = { status: Exclude<ReturnType<typeof pageStatus>, "ok"> };

/**
 * Tells the page cache what became of this page's content; React moves it into the head. What each value does is in
 * lib/server/page-cache/handler.mjs.
 */
export function PageStatus({ status }: Props) {
  return <meta name={STATUS_NAME} content={status} />;
}
