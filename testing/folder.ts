import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A folder for the tests of a file or of a `describe`, which is removed after them. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-test-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const at = (...names: string[]) => path.join(folder, ...names);
  /** Writes a file with the folders above it. */
  const write = (name: string, content: string | Buffer = "", mode = 0o644) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), content, { mode });
  };
  return { at, write };
}
