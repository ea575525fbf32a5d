/** @jest-environment node */
import { symlinkSync, utimesSync } from "node:fs";
import { NextRequest } from "next/server";
import { GET } from "@/app/photos/[...path]/route";
import { temporaryFolder } from "@/testing/folder";

jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), connection: async () => undefined }));

const { at, write } = temporaryFolder();
jest.mock("@/lib/config/folders", () => ({
  get PUBLIC() {
    return at("public");
  },
}));

beforeAll(() => {
  for (const name of ["Été (1).JPG", "dossier.jpg/ete/a.webp", "a.svg", "a.html", "../secret.jpg"])
    write(`public/photos/${name}`, name);
  utimesSync(at("public/photos/dossier.jpg/ete/a.webp"), 1_800_000_000, 1_800_000_000);
  symlinkSync("Été (1).JPG", at("public/photos/lien.jpg"));
});

const ask = (address: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
  GET(new NextRequest(`http://site${address}`, init));

test.each([
  [`/photos/${encodeURIComponent("Été (1).JPG")}`, "image/jpeg", "Été (1).JPG"],
  ["/photos/dossier.jpg/ete/a.webp", "image/webp", "dossier.jpg/ete/a.webp"],
  ["/photos/lien.jpg", "image/jpeg", "Été (1).JPG"],
])("a photo that was added since the start is there: %s", async (address, type, text) => {
  const response = await ask(address);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
  expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
  expect(await response.text()).toBe(text);
});

test("who has it already gets it once", async () => {
  const address = "/photos/dossier.jpg/ete/a.webp";
  const { headers } = await ask(address, { method: "HEAD" });
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "public, max-age=0",
    "last-modified": new Date(1_800_000_000_000).toUTCString(),
  });
  const again = await ask(address, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test.each([
  ...["/photos/absente.jpg", "/photos/dossier.jpg", "/photos/a.svg", "/photos/a.html", "/photos/%00.jpg"],
  ...["/photos/%2e%2e%2fsecret.jpg", "/photos/..%5csecret.jpg", "/photos//a.webp"],
])("nothing else is: %s", async (address) => {
  const response = await ask(address);
  expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
});
