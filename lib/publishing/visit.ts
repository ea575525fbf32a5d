import { log } from "@/lib/config/log.mjs";
import { requestItself } from "./announce";
import { addressOf, pathOf, renewal } from "./renewal.mjs";

// On a small server visitors come first; the pages beyond these are renewed on request.
const MAX_PAGES = 120;
const TIMEOUT_MS = 10_000;

/** The pages to be visited: those of an edit, which its editor checks, and all others. */
const edited = new Set<string>();
const others = new Set<string>();
let isVisiting = false;
let current: string | undefined;

/** Visits pages one after the other, those in `first` before all that wait; each waits once. */
export function visitPages(first: readonly string[], rest: readonly string[] = []): void {
  for (const page of first) edited.add(page);
  for (const page of rest) if (edited.size + others.size < MAX_PAGES) others.add(page);
  if (!isVisiting) void visitAll();
}

// A visitor saw it stale.
renewal.renewSoon = (path) => {
  const page = addressOf(path);
  if (page !== current) visitPages([], [page]);
};

async function visitAll(): Promise<void> {
  isVisiting = true;
  const failed: { page: string; error: unknown }[] = [];
  for (let page = next(); page && !renewal.isStopping; page = next())
    await visit(page).catch((error) => failed.push({ page, error }));
  isVisiting = false;
  // One line for all pages, because all fail together.
  if (failed.length > 0 && !renewal.isStopping)
    log("warn", "Pages non renouvelées d’avance", { pages: failed.length, ...failed[0] });
}

function next(): string | undefined {
  const [page] = [...edited, ...others];
  if (page && !edited.delete(page)) others.delete(page);
  return page;
}

/** Asks for a page; a stale one is answered at once, and its rendering is awaited. */
async function visit(page: string): Promise<void> {
  current = page;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const stored = new Promise<void>((resolve, reject) => {
    renewal.visit = { path: pathOf(page), onStored: resolve };
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  stored.catch(() => {});
  try {
    const response = await requestItself(page, { headers: { "accept-encoding": "identity" }, signal });
    await response.arrayBuffer();
    if (response.headers.get("x-nextjs-cache") === "STALE") await stored;
  } finally {
    current = undefined;
    delete renewal.visit;
  }
}
