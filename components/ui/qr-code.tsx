import { encode } from "uqr";
import styles from "./qr-code.module.css";

// Phones cannot read a denser code in this size; the limit of the format is 2,331 characters.
const MAX_CODE_LENGTH = 500;

/** The address of a page as a QR code, in print only. Renders nothing for a very long address. */
export function QrCode({ address }: { address: string }) {
  if (address.length > MAX_CODE_LENGTH) return null;
  const { size, data } = encode(address, { ecc: "M", border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure className={`print-only ${styles.code}`}>
      <svg
        viewBox={`-2 -2 ${size + 4} ${size + 4}`}
        role="img"
        aria-label={`Code QR de l’adresse ${address}`}
      >
        <path d={dark.join("")} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption>
        Retrouvez cette retraite en ligne
        <br />
        {address.replace(/^https?:\/\//, "")}
      </figcaption>
    </figure>
  );
}
