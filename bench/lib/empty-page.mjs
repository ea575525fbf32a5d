import path from "node:path";
import { complete, freePort, ROOT, run } from "../../testing/serve.mjs";

const NEXT = path.join(ROOT, "node_modules/next/dist/bin/next");
const APP = path.join(ROOT, "bench/empty-app");

/** Builds and serves an application of the framework with one page of one word. */
export async function serveEmptyPage() {
  await complete(process.execPath, [NEXT, "build", APP], {});
  const port = String(await freePort());
  return run(process.execPath, [NEXT, "start", APP, "-p", port], { origin: `http://127.0.0.1:${port}` });
}
