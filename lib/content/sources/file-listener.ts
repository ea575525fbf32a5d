import { byCollection, COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { CollectionChange } from "@/lib/content/source";
import { changesFor, isVisible } from "./visible";

type Documents = Record<string, Record<string, unknown>>;

// The first look is later too: a start serves its first requests before it renews pages.
const LOOK_MS = 2000;

/**
 * Looks at the content files every two seconds, and reports each change as a database does.
 * @param read gives the same object as long as a file does not change
 */
export function listenToFiles(
  read: (collection: CollectionName) => Promise<Documents>,
  onChange: (change: CollectionChange) => void,
  everyMs = LOOK_MS,
): () => void {
  const last = byCollection((): { documents?: Documents; visible: Set<string> } => ({ visible: new Set() }));
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    for (const collection of COLLECTION_NAMES) {
      const { documents: before, visible } = last[collection];
      // The reader logs a file that cannot be read; its last good content stays.
      const documents = await read(collection).catch(() => before);
      if (!documents || documents === before) continue;
      const now = Object.entries(documents).filter(([id, data]) => isVisible(collection, { id, data }));
      last[collection] = { documents, visible: new Set(now.map(([id]) => id)) };
      const ids = written(before ?? {}, documents);
      // A file that is saved again without an edit is no change.
      if (before && ids.length === 0) continue;
      const changes = changesFor(ids, visible, last[collection].visible);
      onChange({ collection, ...changes, initial: !before, count: Object.keys(documents).length });
    }
    wait();
  }

  function wait(): void {
    if (!isStopped) timer = setTimeout(look, everyMs).unref();
  }

  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** The ids whose documents differ. */
const written = (before: Documents, after: Documents) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]),
  );
