import { once, perProcess } from "@/lib/concurrency";
import { ConfigurationError, type Env, env } from "@/lib/config/env";
import { isWithoutAccess, NO_ACCESS, serverAccess } from "@/lib/config/firestore";
import { log } from "@/lib/config/log.mjs";
import { sourceKind } from "@/lib/config/source";
import type { ContentSource } from "../source";
import { createEmbeddedSource } from "./embedded";
import { type GuardedSource, guarded } from "./guarded";

/**
 * Opens the source that the settings name.
 * @param report logs a content file that breaks or is missing
 */
export async function openSource(settings: Env, report?: typeof log): Promise<ContentSource> {
  switch (sourceKind(settings)) {
    case "firestore-admin":
      return (await import("./firestore-admin")).createAdminSource(settings);
    case "firestore-web":
      return (await import("./firestore-web")).createWebSource(settings);
    case "embedded":
      return createEmbeddedSource(settings, report);
  }
}

// During a build no visitor waits, and one read that fails would end the build.
const TIMEOUT_FACTOR = process.env.NEXT_PHASE === "phase-production-build" ? 4 : 1;

/** The process's own source, opened at first use and shared by every page, route and listener. */
export const contentSource = (): Promise<GuardedSource> => perProcess("__contentSource", () => once(open))();

const open = async () =>
  guarded(await openSource(env()), { timeoutMs: TIMEOUT_FACTOR * env().FIRESTORE_TIMEOUT_MS, log });

/**
 * Checks that a machine's own credentials give access.
 * @throws ConfigurationError when there are none
 */
export async function requireAccess(settings: Env): Promise<void> {
  if (sourceKind(settings) !== "firestore-admin" || serverAccess(settings).kind !== "ambient") return;
  const { requireCredentials } = await import("./firestore-client");
  await requireCredentials().catch((cause) => {
    if (isWithoutAccess(cause)) throw new ConfigurationError(NO_ACCESS, { cause });
  });
}
