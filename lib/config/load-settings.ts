import nextEnv from "@next/env";
import { removeEmptySettings } from "./env";

/** Adds the settings of the `.env` files to the ones of the environment that have a value. */
export function loadSettings(): void {
  removeEmptySettings(process.env);
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}
