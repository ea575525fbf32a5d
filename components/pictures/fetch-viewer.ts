import { SCRIPT_FAILED } from "@/components/layout/script-failed";

// No page is reloaded for a viewer: its pictures are links without it.
const stay = (event: Event) => event.preventDefault();

/** Fetches the viewer, once; nothing where that fails, and it is tried again when next asked for. */
export async function fetchViewer() {
  addEventListener(SCRIPT_FAILED, stay);
  try {
    return (await import("./viewer")).Viewer;
  } catch {
  } finally {
    removeEventListener(SCRIPT_FAILED, stay);
  }
}
