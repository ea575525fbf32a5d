"use client";

import { type ReactNode, useEffect, useState } from "react";
import { copyThis } from "@/content/shipped/browser-words";
import { Button, type ButtonState } from "./button";
import styles from "./share-button.module.css";

type Props = {
  /** The title for the share sheet; a button without a title only copies the address. */
  title?: string;
  /** The complete address that is shared. */
  url: string;
  /** Rendered on the server, so that it is not part of the scripts. */
  icon?: ReactNode;
};

type ShareState = ButtonState | "failed";

const CONFIRMATION_MS = 4000;

/**
 * Opens the device's share sheet, or copies the address where there is none; where neither works, it shows
 * the address.
 */
export function ShareButton({ title, url, icon }: Props) {
  const [state, setState] = useState<ShareState>("normal");

  useEffect(() => {
    if (state !== "success") return;
    const timer = setTimeout(() => setState("normal"), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function share() {
    setState("loading");
    setState(await shareOrCopy({ title, url }));
  }

  const copied = state === "success" ? "Adresse copiée" : undefined;
  const message = state === "failed" ? copyThis(url) : copied;
  return (
    <span className={`cluster ${styles.share}`}>
      <Button look={title ? "plain" : "quiet"} state={state === "failed" ? "normal" : state} onClick={share}>
        {state === "normal" && icon}
        <span>{copied ?? (title ? "Partager" : "Copier l’adresse")}</span>
      </Button>
      <span role="status" className={state === "failed" ? styles.address : "visually-hidden"}>
        {message && <span>{message}</span>}
      </span>
    </span>
  );
}

async function shareOrCopy(page: Omit<Props, "icon">): Promise<ShareState> {
  if (page.title && "share" in navigator) {
    try {
      await navigator.share(page);
      return "normal";
    } catch (error) {
      // The visitor closed the share sheet.
      if ((error as Error).name === "AbortError") return "normal";
    }
  }
  return (await copyText(page.url)) ? "success" : "failed";
}

/** Puts a text on the clipboard; false when the browser refuses, as it does on plain http. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
