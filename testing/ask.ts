import http from "node:http";

/** A raw request, whose address and headers are sent exactly as spelled. */
export type Ask = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The local address of the client; by default an address that has not asked before. */
  from?: string;
};

export type RawAnswer = { status: number; headers: [name: string, value: string][]; body: Buffer };

let clients = 0;
const anotherClient = () => `127.1.${Math.floor(++clients / 250) % 250}.${(clients % 250) + 1}`;

/** Sends a request on a new connection. Rejects if it closes without an answer. */
export function ask(
  origin: string,
  { path, method = "GET", headers, body, from = anotherClient() }: Ask,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, localAddress: from, agent: false };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const rawHeaders = response.rawHeaders;
        const pairs = rawHeaders.flatMap((name, i) =>
          i % 2 === 0 ? [[name.toLowerCase(), rawHeaders[i + 1] ?? ""] as [string, string]] : [],
        );
        resolve({ status: response.statusCode ?? 0, headers: pairs, body: Buffer.concat(chunks) });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** The security headers, each of which every answer must have once. */
export const SECURITY_HEADERS = [
  ...["x-content-type-options", "x-frame-options", "referrer-policy", "permissions-policy"],
  ...["cross-origin-opener-policy", "cross-origin-resource-policy", "content-security-policy"],
];

/** All values of a header, one per line. */
export const valuesOf = (answer: RawAnswer, name: string): string[] =>
  answer.headers.filter(([key]) => key === name).map(([, value]) => value);
