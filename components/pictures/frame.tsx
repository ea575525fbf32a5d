import { clsx } from "clsx";
import { Photo, type PhotoProps } from "./photo";

type Props = PhotoProps & {
  /** `below`: only its lower edge is torn. */
  torn?: "both" | "below";
};

/** A photo that fills a torn frame. */
export const Frame = ({ torn = "both", className, ...photo }: Props) => (
  <div className={clsx("frame torn", className)} {...(torn === "both" && { "data-torn": "both" })}>
    <Photo {...photo} />
  </div>
);
