import { spawn } from "node:child_process";
import { freePort, until } from "../../testing/serve.mjs";

const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const REMOVED = "--features=-PopoverAttribute,-ViewTransitions";

/** WebKitGTK through its own driver (W3C WebDriver), which needs a screen and has one session at a time. */
export async function openWebKit(executablePath, removed) {
  const port = await freePort();
  // The process group ends the virtual screen together with the driver.
  const command = ["-a", executablePath, `--port=${port}`, "--host=127.0.0.1"];
  const driver = spawn("xvfb-run", command, { stdio: "ignore", detached: true });
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { method, body: JSON.stringify(body) });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error} ${value.message} (${path.split("/").pop()})`);
    return value;
  };
  await until(() => ask("GET", "status").catch(() => undefined));

  let session;
  const endSession = async () => session && (await ask("DELETE", session));
  const browser = {
    name: "WebKitGTK",
    async page({ width, height }) {
      await endSession();
      const options = { binary: BROWSER, args: ["--automation", ...(removed ? [REMOVED] : [])] };
      // The driver's own way to wait for a page never ends.
      const wanted = { pageLoadStrategy: "none", "webkitgtk:browserOptions": options };
      const started = await ask("POST", "session", { capabilities: { alwaysMatch: wanted } });
      browser.name = `WebKitGTK ${started.capabilities.browserVersion}`;
      session = `session/${started.sessionId}`;
      await ask("POST", `${session}/window/rect`, { width, height });
      const evaluate = (code, arg) => {
        const script = `return (${code})(...arguments)`;
        return ask("POST", `${session}/execute/sync`, { script, args: [arg ?? null] });
      };
      return {
        async goto(url) {
          await ask("POST", `${session}/url`, { url });
          const here = (wanted) => location.href === wanted && document.readyState !== "loading";
          await until(() => evaluate(here, url).catch(() => false));
        },
        evaluate,
        async evaluateHandle(code, arg) {
          const [element] = Object.values(await evaluate(code, arg));
          const click = () => ask("POST", `${session}/element/${element}/click`, {});
          return { asElement: () => ({ click }) };
        },
      };
    },
    async close() {
      await endSession().catch(() => undefined);
      process.kill(-driver.pid);
    },
  };
  return browser;
}
