import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../testing/free-port.mjs";
import { ROOT } from "./paths.mjs";
import { run } from "./serve.mjs";

/**
 * Starts nginx with the shipped configuration, unchanged, on a free loopback port; what differs from
 * machine to machine (deploy/site) is written for this run.
 * @param {string} folder an empty folder for everything it writes
 * @param {string[]} instances origins of the site's instances
 * @param {{ more?: string, ready?: string }} [options] lines for the server block, an address that answers
 */
export async function startNginx(folder, instances, { more = "", ready = "/api/health" } = {}) {
  const port = await freePort();
  const inside = await freePort();
  const root = process.getuid?.() === 0;
  const at = (name) => path.join(folder, name);
  for (const name of ["site", "shared", "cache", "temp"])
    mkdirSync(at(name), { recursive: true, mode: 0o755 });
  copyFileSync(path.join(ROOT, "deploy/nginx.conf"), at("nginx.conf"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${at(`temp/${name}`)};`)
    .join("\n");
  write(at("site/process.conf"), `${root ? "user root;" : ""}\npid ${at("nginx.pid")};\ndaemon off;\n`);
  write(
    at("site/http.conf"),
    `proxy_cache_path ${at("cache/pages")} levels=1:2 keys_zone=pages:20m max_size=1g inactive=7d use_temp_path=off;
proxy_cache_path ${at("cache/data")} levels=1:2 keys_zone=data:5m max_size=100m inactive=1d use_temp_path=off;
proxy_cache_path ${at("cache/assets")} levels=1:2 keys_zone=assets:10m max_size=1g inactive=7d use_temp_path=off;
access_log ${at("access.log")} json buffer=32k flush=1s;
upstream inside { server 127.0.0.1:${inside}; }
${temporary}
`,
  );
  write(
    at("site/upstream.conf"),
    instances.map((origin) => `server ${new URL(origin).host} max_fails=0;\n`).join(""),
  );
  write(at("site/inside.conf"), `listen 127.0.0.1:${inside};\n`);
  write(at("site/listen.conf"), `listen 127.0.0.1:${port};\n`);
  write(at("site/name.conf"), `server_name 127.0.0.1 localhost;\nroot ${at("shared")};\n${more}`);
  const args = ["-p", folder, "-c", at("nginx.conf"), "-e", at("error.log")];
  const server = await run("nginx", args, { cwd: folder, origin: `http://127.0.0.1:${port}`, ready });
  return { ...server, shared: at("shared"), kept: at("cache") };
}

const write = (file, text) => writeFileSync(file, text);
