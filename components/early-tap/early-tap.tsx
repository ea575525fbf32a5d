import { InlineScript } from "@/components/inline-script/inline-script";
import { Replay } from "./replay";
import { EARLY_TAP } from "./script";

/**
 * A button tapped before the scripts are there does what it says once they are. A link needs no help:
 * the browser follows it by itself.
 */
export function EarlyTap() {
  return (
    <>
      <InlineScript code={EARLY_TAP} />
      <Replay />
    </>
  );
}
