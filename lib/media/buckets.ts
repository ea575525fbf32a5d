import { type Env, env } from "@/lib/config/env";
import { serverAccess } from "@/lib/content/sources/firestore-credentials";

/**
 * The site's own buckets (contract, `IMAGE_HOSTS`): the one that is named, else the two that Firebase
 * gives the configured project. Another bucket is another site.
 */
export function ownBuckets(settings: Env = env()): string[] {
  const named = settings.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET?.toLowerCase();
  if (named) return [named.replace(/^gs:\/\//, "").replace(/\/$/, "")];
  const project = projectOf(settings);
  return project ? [`${project}.firebasestorage.app`, `${project}.appspot.com`] : [];
}

function projectOf(settings: Env): string | undefined {
  return (
    settings.FIREBASE_PROJECT_ID ??
    serverAccess({ ...settings, FIRESTORE_EMULATOR_HOST: undefined }).projectId ??
    settings.NEXT_PUBLIC_FIREBASE_PROJECT_ID
  );
}
