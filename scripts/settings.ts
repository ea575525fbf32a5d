import nextEnv from "@next/env";
import { forgetEmpty } from "@/lib/config/env";

/** Adds the settings of the `.env` files to the ones of the environment that have a value. */
export function loadSettings(): void {
  forgetEmpty(process.env);
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}
