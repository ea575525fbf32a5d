import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startNginx } from "@/bench/lib/nginx.mjs";
import { ROOT } from "@/bench/lib/paths.mjs";
import { type Server, serve } from "@/bench/lib/serve.mjs";
import { INERT_POLICY } from "@/lib/server/page-cache/policy.mjs";
import { type Answer, ask, valuesOf } from "@/testing/ask";
import { requireNginx } from "@/testing/find-nginx.mjs";
import { until } from "@/testing/firestore/until";
import { CASES, type Case } from "./requests";

/** Each exactly once, on every answer. */
const EVERYWHERE = [
  "cache-control",
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-proxy-"));
let site: Server;
let nginx: Server & { kept: string };

beforeAll(async () => {
  requireNginx();
  if (!existsSync(".next/BUILD_ID"))
    throw new Error("There is no build to stand in front of: npm run build.");
  site = await serve(ROOT);
  // What the build made long ago is renewed now, not between two answers that are compared.
  for (const { ask: asked } of CASES.filter(({ asSite }) => asSite))
    await until(async () => valuesOf(await ask(site.origin, asked), "x-nextjs-cache")[0] !== "STALE");
  nginx = await startNginx(folder, [site.origin]);
}, 60_000);

afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each(CASES)("$name", async ({ first = [], ask: asked, asSite, status, kept }: Case) => {
  const before = keptAnswers();
  for (const request of first) await ask(nginx.origin, request).catch(() => undefined);
  const answer = await ask(nginx.origin, asked).catch(() => undefined);
  if (status === "closed") {
    expect(answer).toBeUndefined();
    return;
  }
  if (!answer) throw new Error("nginx closed the connection without an answer");
  if (status) expect(answer.status).toBe(status);
  if (asSite) expect(said(answer)).toEqual(said(await ask(site.origin, asked)));
  if (kept !== undefined) expect(keptAnswers() - before).toBe(kept);
  for (const name of EVERYWHERE) expect([name, valuesOf(answer, name)]).toEqual([name, [expect.any(String)]]);
  if (!isPage(answer)) expect(valuesOf(answer, "content-security-policy")).toEqual([INERT_POLICY]);
});

const said = (answer: Answer) => ({
  status: answer.status,
  type: valuesOf(answer, "content-type").map((type) => type.replace(/; ?charset=utf-8/i, "")),
  encoding: valuesOf(answer, "content-encoding"),
  body: answer.body.toString("base64"),
});

/** Made by the page cache, with a policy of its own; the router's data of a page shares it. */
const isPage = (answer: Answer) =>
  answer.body.includes("<footer") || valuesOf(answer, "content-type")[0] === "text/x-component";

const keptAnswers = () =>
  readdirSync(nginx.kept, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
