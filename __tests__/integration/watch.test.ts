import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, utimesSync } from "node:fs";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { temporaryFolder } from "@/testing/folder";
import { listen } from "@/testing/serve.mjs";

const [, section = ""] =
  /^## Surveiller$([\s\S]*?)^## /m.exec(readFileSync("docs/exploitation.md", "utf8")) ?? [];
const COMMANDS = new Map(
  [...section.matchAll(/^\| (.+?) +\| `(.+)` +\|$/gm)].map(([, what = "", command = ""]) => [what, command]),
);
const { at, write } = temporaryFolder();
/** Serves a certificate that is valid for so many days. */
const certificate = (days: number) => {
  const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-days", `${days}`];
  execFileSync("openssl", [...args, "-keyout", at("key.pem"), "-out", at("cert.pem")], { stdio: "ignore" });
  tls.setSecureContext({ key: readFileSync(at("key.pem")), cert: readFileSync(at("cert.pem")) });
};
const tls = https.createServer();
const units = (failed: string) => write("systemctl", `#!/bin/sh\nprintf "${failed}"\n`, 0o755);
let health = { code: 200, status: "ok" };
let site: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  site = await listen((_, response) => response.writeHead(health.code).end(JSON.stringify(health)));
  write("backups/2027/calendar.json");
  tls.listen(0, "127.0.0.1");
  await once(tls, "listening");
  certificate(90);
  write("sudo", '#!/bin/sh\nexec "$@"\n', 0o755);
  units("");
});
afterAll(async () => {
  await site.close();
  tls.close();
});

/** The output of a command of the guide, with the paths of the test. */
const works = (command: string, srv = "/tmp") =>
  new Promise<boolean>((resolve) => {
    const here = command
      .replace(/https?:\/\/(?:www\.mon-chalet\.fr|127\.0\.0\.1:3000)/, site.origin)
      .replace("/var/lib/chalet-sauvegardes", at("backups"))
      .replace("www.mon-chalet.fr:443", `127.0.0.1:${(tls.address() as AddressInfo).port}`)
      .replace("/srv", srv);
    const env = { ...process.env, PATH: `${at()}:${process.env.PATH}` };
    execFile("bash", ["-c", here], { env }, (error) => resolve(error === null));
  });

test.each<[string, () => void, string?]>([
  ["le site répond", () => Object.assign(health, { code: 503 })],
  ["rien n’est dégradé", () => Object.assign(health, { status: "degraded" })],
  ["aucune unité n’a échoué", () => units("chalet-backup.service")],
  ["une copie a moins de deux jours", () => utimesSync(at("backups/2027"), 1, 1)],
  // A file system without a free block.
  ["le disque a un gigaoctet libre", () => {}, "/proc"],
  ["le certificat servi vaut encore deux semaines", () => certificate(7)],
])("the command of the guide fails when it has to: %s", async (what, breakIt, srv = "/tmp") => {
  const command = COMMANDS.get(what) ?? "";
  expect([command, await works(command)]).toEqual([command, true]);
  breakIt();
  expect(await works(command, srv)).toBe(false);
  health = { code: 200, status: "ok" };
});

test("every command of the table is tried", () => {
  expect(COMMANDS.size).toBe(6);
});
