import { PageStatus } from "@/app/_pages/answer";
import { Busy } from "@/components/layout/messages";
import { unavailableMetadata } from "@/lib/site/metadata";

export const metadata = unavailableMetadata("busy");

/** What the page cache answers to requests beyond those that can wait (requirement 6.7). */
export default function BusyPage() {
  return (
    <>
      <PageStatus status="503" />
      <Busy />
    </>
  );
}
