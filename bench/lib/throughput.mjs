import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nginxInstalled } from "../../testing/find-nginx.mjs";
import { plainPage } from "./empty-app.mjs";
import { startNginx } from "./nginx.mjs";
import { requestsPerSecond } from "./rate.mjs";
import { median, row } from "./rows.mjs";

const ROUNDS = 3;

/**
 * Requests per second of the cached home page: through `npm start` beside a plain page as long, through the
 * shipped nginx beside the same bytes as a file, and beside a page that Hugo made. Taken in turns.
 * @param {string} folder for what nginx and Hugo write
 * @returns {Promise<{ rows: import("./rows.mjs").Row[], notes: string[] }>}
 */
export async function measureThroughput(folder, site, empty) {
  const page = await (await fetch(`${site}/`, { headers: { "accept-encoding": "identity" } })).text();
  const plain = await plainPage(empty, page);
  const direct = await inTurns({ page: `${site}/`, plain });
  const rows = [
    row("home page through npm start, beside a plain page as long, requests/s", direct.page, {
      yardstick: direct.plain,
      budget: "cachedPageRatio",
      judged: "ratio",
    }),
  ];
  if (!nginxInstalled()) return { rows, notes: ["nginx is not installed: nothing was measured through it"] };

  const files = path.join(folder, "files");
  mkdirSync(files, { recursive: true });
  writeFileSync(path.join(files, "same.html"), page);
  const hugo = hugoPage(path.join(folder, "hugo"), files, page);
  const nginx = await startNginx(folder, [site], {
    more: `location /files/ { root ${folder}; default_type text/html; }`,
  });
  try {
    const proxied = await inTurns({
      page: `${nginx.origin}/`,
      file: `${nginx.origin}/files/same.html`,
      ...(hugo && { hugo: `${nginx.origin}/files/hugo.html` }),
    });
    rows.push(
      row("home page through nginx, beside the same bytes as a file", proxied.page, {
        yardstick: proxied.file,
        budget: "proxiedPageRatio",
        judged: "ratio",
      }),
    );
    if (hugo)
      rows.push(
        row("home page through nginx, beside Hugo’s output", proxied.page, { yardstick: proxied.hugo }),
      );
  } finally {
    await nginx.stop();
  }
  return { rows, notes: hugo ? [] : ["Hugo is not installed: not measured beside it"] };
}

async function inTurns(addresses) {
  const found = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (const url of Object.values(addresses)) await requestsPerSecond(url, 1);
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, url] of Object.entries(addresses)) found[name].push(await requestsPerSecond(url));
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, median(values)]));
}

/** The visible part of the page as a site of Hugo's, or false when it is not installed. */
function hugoPage(folder, files, page) {
  const body = (/<body[^>]*>([\s\S]*)<\/body>/.exec(page)?.[1] ?? "").replace(
    /<script[\s\S]*?<\/script>/g,
    "",
  );
  mkdirSync(path.join(folder, "layouts"), { recursive: true });
  writeFileSync(
    path.join(folder, "hugo.toml"),
    'baseURL = "http://localhost/"\ntitle = "Page"\ndisableKinds = ["taxonomy", "term", "rss", "sitemap", "404"]\n',
  );
  // The page is text to Hugo's template, whatever braces it has.
  writeFileSync(
    path.join(folder, "layouts/index.html"),
    `<!doctype html><html lang="fr"><body>{{ readFile "body.html" | safeHTML }}</body></html>`,
  );
  writeFileSync(path.join(folder, "body.html"), body);
  const made = spawnSync("hugo", ["--quiet", "-s", folder, "-d", path.join(folder, "out")], {
    timeout: 60_000,
  });
  if (made.status !== 0) return false;
  spawnSync("cp", [path.join(folder, "out/index.html"), path.join(files, "hugo.html")]);
  return true;
}
