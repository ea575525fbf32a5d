import { clsx } from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { CheckIcon } from "./icons";
import { Loader } from "./loader";

export type ButtonState = "normal" | "loading" | "success";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> & {
  /** `loading` and `success` disable the button; `success` shows a check (requirement 2.10). */
  state?: ButtonState;
  /** `quiet`: secondary beside a more important action; `plain`: like the links around it. */
  look?: "quiet" | "plain";
  children: ReactNode;
};

/** The site's button in its three states. */
export function Button({ state = "normal", look, disabled, children, type = "button", ...rest }: Props) {
  const busy = state !== "normal";
  return (
    <button
      {...rest}
      type={type}
      className={clsx(look !== "plain" && "button", look)}
      data-state={state}
      disabled={disabled || busy}
      aria-busy={state === "loading" || undefined}
    >
      {state === "loading" && <Loader size="small" />}
      {state === "success" && <CheckIcon />}
      {/* A `span`: translation by the browser replaces text nodes, which React then cannot find. */}
      <span className="label">{children}</span>
    </button>
  );
}
