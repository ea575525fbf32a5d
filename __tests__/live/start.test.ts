import { BuiltSite } from "@/testing/built-site";
import { Database } from "@/testing/firestore/database";
import { until } from "@/testing/serve.mjs";

const database = new Database({ partners: { anna: { title: "Anna" } } });
const site = new BuiltSite();

beforeAll(() => database.open());
afterAll(async () => {
  await site.remove();
  await database.close();
});

test("a start with neither source nor copy answers 503 until the content comes, and health says why", async () => {
  await database.relay.close();
  await site.start({ ...database.settings, FIRESTORE_TIMEOUT_MS: "500" });
  for (const address of ["/", "/partenaire/anna", "/nulle-part"]) {
    const { status, headers } = await site.get(address);
    expect([address, status, headers.get("retry-after")]).toEqual([address, 503, "5"]);
  }
  expect((await site.health()).status).toBe("degraded");
  await until(() => site.log.some((line) => line.includes("Ni source ni copie")));
  await database.relay.open();
  await until(async () => (await site.get("/partenaire/anna")).status === 200);
  expect((await site.get("/nulle-part")).status).toBe(404);
});
