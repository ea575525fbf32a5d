import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./ridge.module.css";

/** A field with a ridge of mountains at its end, in the colours of its element or season. */
export const Ridge = ({ className, ...props }: ComponentProps<"div">) => (
  <div className={clsx(styles.ridge, className)} {...props} />
);
