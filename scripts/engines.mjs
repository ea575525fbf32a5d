// A walk through the last build in several engines: npm run engines [oldest|chromium|firefox|webkit …], all
// by default. Names those that are not installed and cannot be installed here.
import { REMOVE_APIS } from "../testing/removed-apis.mjs";
import { ROOT, serve } from "../testing/serve.mjs";
import { ENGINES } from "./engines/browsers.mjs";
import { openProxy } from "./engines/proxy.mjs";
import { walk } from "./engines/walk.mjs";

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const APIS = { "all APIs": "", "removed APIs": REMOVE_APIS };

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ENGINES);
const unknown = wanted.find((engine) => !ENGINES[engine]);
if (unknown) {
  console.error(`${unknown}: the engines are ${Object.keys(ENGINES).join(", ")}`);
  process.exit(2);
}
const counts = { passed: 0, failed: 0 };
const server = await serve(ROOT);
try {
  for (const engine of wanted) await visit(engine);
} finally {
  await server.stop();
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

async function visit(engine) {
  const { find, open } = ENGINES[engine];
  const executable = await find();
  if (!executable) {
    console.log(`${engine}: NOT TESTED, it is not installed and cannot be installed here`);
    return;
  }
  for (const [apis, script] of Object.entries(APIS)) {
    const proxy = await openProxy(server.origin, script);
    const browser = await open(executable, script !== "");
    for (const [width, viewport] of Object.entries(WIDTHS)) {
      const started = Date.now();
      const fault = await browser
        .page(viewport)
        .then((page) => walk(page, proxy.origin))
        .catch(({ message }) => message);
      counts[fault ? "failed" : "passed"]++;
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${browser.name}, ${width}, ${apis}: ${fault ? `FAILED: ${fault}` : "ok"} (${seconds} s)`);
    }
    await browser.close();
    await proxy.close();
  }
}
