import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { installPackages } from "./attempt.mjs";
import { freePort, ROOT, run } from "./serve.mjs";

/** Whether nginx is installed here. */
export const nginxInstalled = () => spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;

/**
 * Installs Debian's nginx where there is none and that is allowed.
 * @returns whether there is one now
 */
export function findNginx() {
  if (!nginxInstalled()) installPackages("nginx-light");
  return nginxInstalled();
}

/** @param {(name: string) => string} at where a file of this nginx is */
export const temporaryPaths = (at) =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${at(`temp/${name}`)};\n`)
    .join("");

/**
 * Starts nginx with the shipped configuration, unchanged, on a free port and in a temporary folder; what
 * differs from machine to machine (deploy/site) is written for this run.
 * @param {string[]} instances origins of the site's instances
 * @param {{ ready?: string, spare?: string }} [options] an address that answers; where an update publishes
 * @throws {Error} where there is no nginx: its configuration cannot be tested
 */
export async function startNginx(instances, { ready = "/api/health", spare } = {}) {
  if (!nginxInstalled()) throw new Error("nginx is not installed here: its configuration cannot be tested.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-nginx-"));
  const port = await freePort();
  const at = (name) => path.join(folder, name);
  for (const name of ["site", "temp"]) mkdirSync(at(name), { recursive: true, mode: 0o755 });
  for (const name of ["nginx.conf", "site/security.conf"])
    copyFileSync(path.join(ROOT, "deploy", name), at(name));
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const server = (origin, more) => `server ${new URL(origin).host}${more} max_fails=0;\n`;
  const files = {
    process: `${user}\npid ${at("nginx.pid")};\ndaemon off;\n`,
    http: `access_log ${at("access.log")} json buffer=32k flush=1s;
# As behind a CDN, so that a test can be any visitor.
set_real_ip_from 127.0.0.0/8;
real_ip_header X-Real-IP;
${temporaryPaths(at)}`,
    upstream:
      instances.map((origin) => server(origin, "")).join("") + (spare ? server(spare, " backup") : ""),
    listen: `listen 127.0.0.1:${port};\n`,
    name: `server_name 127.0.0.1 localhost;\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(at(`site/${name}.conf`), text);
  const args = ["-p", folder, "-c", at("nginx.conf"), "-e", at("error.log")];
  const nginx = await run("nginx", args, { cwd: folder, origin: `http://127.0.0.1:${port}`, ready });
  const stop = async () => {
    const code = await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  /** The files of answers that nginx writes while it sends them. */
  const written = () =>
    readdirSync(at("temp"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return { ...nginx, stop, written };
}
