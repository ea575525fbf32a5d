import { PageStatus } from "@/app/_pages/answer";
import { Busy } from "@/components/layout/messages";
import { unavailableMetadata } from "@/lib/site/metadata";

export const metadata = unavailableMetadata("busy");

/** The page cache sends this page to a request that finds the queue full (requirement 6.7). */
export default function BusyPage() {
  return (
    <>
      <PageStatus status="503" />
      <Busy />
    </>
  );
}
