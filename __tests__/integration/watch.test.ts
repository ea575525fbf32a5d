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
  [...section.matchAll(/^\| (.+?) +\| `(.+)` +\|$/gm)].map(([, what = "", command = ""]) => [
    what,
    command.replaceAll("\\|", "|"),
  ]),
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
const WELL = { code: 200, status: "ok", page: "<html></html>" };
let answer = WELL;
let site: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  site = await listen(({ url }, response) =>
    response
      .writeHead(answer.code)
      .end(url === "/" ? answer.page : JSON.stringify({ status: answer.status })),
  );
  write(`etc/${new URL(site.origin).port}.env`);
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
const works = (command: string, disk = "/tmp") =>
  new Promise<boolean>((resolve) => {
    const here = command
      .replace("https://www.mon-chalet.fr", site.origin)
      .replace("/etc/chalet", at("etc"))
      .replace("/var/lib/chalet-sauvegardes", at("backups"))
      .replace("www.mon-chalet.fr:443", `127.0.0.1:${(tls.address() as AddressInfo).port}`)
      .replace("/var;", `${disk};`)
      .replace("/srv", "/tmp");
    const env = { ...process.env, PATH: `${at()}:${process.env.PATH}` };
    execFile("bash", ["-c", here], { env }, (error) => resolve(error === null));
  });

test.each<[string, () => void, string?]>([
  ["une page se montre", () => (answer = { ...WELL, code: 503 })],
  ["une page se montre", () => (answer = { ...WELL, page: "" })],
  ["aucune instance n’est dégradée", () => (answer = { ...WELL, status: "degraded" })],
  ["aucune instance n’est dégradée", () => write("etc/1.env")],
  ["aucune unité n’a échoué", () => units("chalet-backup.service")],
  ["une copie a moins de deux jours", () => utimesSync(at("backups/2027"), 1, 1)],
  // A file system without a free block.
  ["les disques ont un gigaoctet libre", () => {}, "/proc"],
  ["le certificat servi vaut encore deux semaines", () => certificate(7)],
])("the command of the guide fails when it has to: %s", async (what, breakIt, disk = "/tmp") => {
  const command = COMMANDS.get(what) ?? "";
  expect([command, await works(command)]).toEqual([command, true]);
  breakIt();
  expect(await works(command, disk)).toBe(false);
  answer = WELL;
});

test("every command of the table is tried", () => {
  expect(COMMANDS.size).toBe(6);
});
