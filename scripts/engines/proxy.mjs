import { contentSecurityPolicy } from "../../lib/server/page-cache/policy.mjs";
import { listen } from "../../testing/serve.mjs";

/** In the page, before its own scripts: keeps its faults, from one page to the next. */
function record() {
  const note = (...words) => {
    sessionStorage.faults = `${sessionStorage.faults ?? ""}${words.join(" ")}\n`;
  };
  const { error } = console;
  console.error = (...words) => {
    note("console.error:", ...words);
    error.apply(console, words);
  };
  const noteError = ({ message, filename, lineno, target }) =>
    message
      ? note("error:", message, `${filename}:${lineno}`)
      : note("not loaded:", target.currentSrc || target.src || target.href);
  addEventListener("error", noteError, true);
  addEventListener("unhandledrejection", ({ reason }) => note("rejected:", reason));
  addEventListener("securitypolicyviolation", (event) =>
    note("policy:", event.effectiveDirective, event.blockedURI),
  );
}

/** A proxy that adds a script to every page before the page's own: no other way works in every engine. */
export function openProxy(site, script) {
  const tag = `<script>(${record})();${script}document.currentScript.remove()</script>`;
  return listen(async (request, response) => {
    try {
      const { host: _, connection: __, ...asked } = request.headers;
      const answer = await fetch(site + request.url, {
        redirect: "manual",
        headers: { ...asked, "accept-encoding": "identity" },
      });
      const { "content-length": ___, ...headers } = Object.fromEntries(answer.headers);
      let body = Buffer.from(await answer.arrayBuffer());
      if (headers["content-type"]?.startsWith("text/html")) {
        const page = body.toString().replace(/<head[^>]*>/, (head) => head + tag);
        body = Buffer.from(page);
        headers["content-security-policy"] = contentSecurityPolicy(page, false);
      }
      response.writeHead(answer.status, headers).end(body);
    } catch {
      response.destroy();
    }
  });
}
