import type { ReactNode } from "react";
import { Failed, UnknownPage } from "@/components/layout/messages";
import { load } from "@/lib/load";
import { type pageStatus, STATUS_NAME } from "@/lib/page-status.mjs";

type Status = Exclude<ReturnType<typeof pageStatus>, "ok">;

/**
 * Tells the page cache what became of a page; React moves it into the head. What each value does is in
 * lib/server/page-cache/handler.mjs.
 */
export const PageStatus = ({ status }: { status: Status }) => <meta name={STATUS_NAME} content={status} />;

/** The messages that replace a page without content, and a page that cannot be read. */
export type Messages = { missing?: ReactNode; failed?: ReactNode };

/** Shows what a page has read; a message with status 404 for undefined, with status 500 after a failure. */
export async function answer<T>(
  read: Promise<T | undefined>,
  show: (content: T) => ReactNode,
  { missing = <UnknownPage />, failed = <Failed /> }: Messages = {},
) {
  const content = await load(read);
  if (content.state === "loaded") return show(content.value);
  const isMissing = content.state === "missing";
  return (
    <>
      <PageStatus status={isMissing ? "404" : "500"} />
      {isMissing ? missing : failed}
    </>
  );
}
