import { create } from "qrcode";
import styles from "./qr-code.module.css";

// A phone reads no more from a small print; from 2,331 signs on there is no code at all.
const LONGEST_ADDRESS = 500;

/** The address of a page as a QR code, on paper only. Nothing for a very long address. */
export function QrCode({ address }: { address: string }) {
  if (address.length > LONGEST_ADDRESS) return null;
  const { modules } = create(address, { errorCorrectionLevel: "M" });
  const { size, data } = modules;
  const dark = [...data].flatMap((on, i) => (on ? [`M${i % size} ${Math.floor(i / size)}h1v1h-1z`] : []));
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
