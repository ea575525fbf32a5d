"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/button/button";
import { ShareIcon } from "@/components/icons/icons";
import { copyThis } from "@/content/shipped/browser-words";
import { copyText } from "./copy-text";
import styles from "./share-button.module.css";

type Props = {
  /** What the share sheet proposes as the message's title. */
  title: string;
  /** The complete address that is shared. */
  url: string;
};

type State = "ready" | "sharing" | "copied" | "failed";

const CONFIRMED_MS = 4000;

/**
 * Shares a page: the device's own sheet where there is one, else a copy of the address with a
 * confirmation. Where neither works the address itself is shown, to be copied by hand.
 */
export function ShareButton({ title, url }: Props) {
  const [state, setState] = useState<State>("ready");

  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("ready"), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function share() {
    setState("sharing");
    setState(await shareOrCopy({ title, url }));
  }

  const shown = state === "sharing" ? "loading" : state === "copied" ? "success" : "normal";
  return (
    <span className={styles.share}>
      <Button quiet state={shown} onClick={share}>
        {state === "ready" && <ShareIcon />}
        {state === "copied" ? "Adresse copiée" : "Partager"}
      </Button>
      <span role="status" className={state === "failed" ? styles.address : "visually-hidden"}>
        {state === "copied" && "Adresse copiée"}
        {state === "failed" && copyThis(url)}
      </span>
    </span>
  );
}

async function shareOrCopy(page: Props): Promise<State> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(page);
      return "ready";
    } catch (error) {
      // The visitor closed the sheet: nothing more is wanted.
      if (error instanceof DOMException && error.name === "AbortError") return "ready";
    }
  }
  return (await copyText(page.url)) ? "copied" : "failed";
}
