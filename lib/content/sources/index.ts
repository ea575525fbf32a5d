import { ConfigurationError, type Env } from "@/lib/config/env";
import { isWithoutAccess, NO_ACCESS, serverAccess } from "@/lib/config/firestore";
import type { log } from "@/lib/config/log.mjs";
import { sourceKind } from "@/lib/config/source";
import type { ContentSource } from "../source";
import { createEmbeddedSource } from "./embedded";

/** Opens the source that the settings name. `report` logs a content file that breaks or is missing. */
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

/**
 * Checks that the credentials of the machine give access. Throws `ConfigurationError` without credentials.
 */
export async function requireAccess(settings: Env): Promise<void> {
  if (sourceKind(settings) !== "firestore-admin" || serverAccess(settings).kind !== "ambient") return;
  const { requireCredentials } = await import("./firestore-client");
  await requireCredentials().catch((cause) => {
    if (isWithoutAccess(cause)) throw new ConfigurationError(NO_ACCESS, { cause });
  });
}
