import { cp, mkdir, readdir } from "node:fs/promises";
import { UsageError } from "./usage";

const EXAMPLE = "content/example";

/**
 * Copies the empty starting point to a folder for a venue to fill: a file per collection with all its
 * fields, and a page that says what each is for.
 * @throws UsageError where the folder already holds something
 */
export async function writeExample(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new UsageError(`${folder} n’est pas vide : rien n’a été écrit. Nommez un dossier nouveau.`);
  await cp(EXAMPLE, folder, { recursive: true });
  console.log(`${folder} est prêt : lisez ${folder}/LISEZ-MOI.md, remplissez, puis lancez`);
  console.log(`  CONTENT_DIR=${folder} npm run content -- check`);
  console.log(`  CONTENT_DIR=${folder} npm run up`);
  return 0;
}
