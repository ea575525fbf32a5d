import { Fragment } from "react";
import { addressParts } from "@/lib/text/links";

/** A mail or web address; it may break at @, slashes and dots. */
export const Address = ({ address }: { address: string }) => (
  <span className="part">
    {addressParts(address).map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
      <Fragment key={i}>
        {i > 0 && <wbr />}
        <span className="part">{part}</span>
      </Fragment>
    ))}
  </span>
);
