import { SCRIPT_FAILED } from "@/components/ui/script-failed";

// Prevents the load guard's reload: without the viewer the pictures are links.
const preventReload = (event: Event) => event.preventDefault();

/** Fetches the viewer once; undefined if that fails, and the next call tries again. */
export async function fetchViewer() {
  addEventListener(SCRIPT_FAILED, preventReload);
  try {
    return (await import("./viewer")).Viewer;
  } catch {
  } finally {
    removeEventListener(SCRIPT_FAILED, preventReload);
  }
}
