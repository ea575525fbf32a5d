import { log } from "@/lib/config/log";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import type { ContentSource } from "@/lib/content/source";
import { announce } from "./announce";

/**
 * Keeps this process's pages in step with the source: listens where the source can, and renews the
 * pages of each change. Starts nothing that would keep the process alive.
 */
export function startListening(source: ContentSource): void {
  if (!source.listen) return;
  source.listen((change) => {
    const { collection, added, modified, removed, initial } = change;
    if (added.length + modified.length + removed.length === 0) return;
    log("info", initial ? "Contenu relu à la connexion" : "Contenu modifié", {
      collection,
      added: added.length,
      modified: modified.length,
      removed: removed.length,
    });
    announce({ kind: "documents", collection, added, modified, removed });
  });
  log("info", "Le site écoute les changements du contenu", {
    source: source.name,
    collections: COLLECTION_NAMES,
  });
}
