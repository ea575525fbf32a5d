import http from "node:http";

const TIMEOUT_MS = 30_000;

/** One GET over the agent's connections. Resolves with a complete answer, else rejects. */
export function get(agent, url, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("aborted", () => reject(new Error("aborted")));
      response.on("end", () =>
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
      );
    });
    request.on("timeout", () => request.destroy(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)));
    request.on("error", reject);
  });
}
