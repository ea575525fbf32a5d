/** An answer of one French sentence with an error status; it is kept by nobody. */
export const refusal = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new Response(`${sentence}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });

/** The body of a request as JSON; undefined for one that is longer than `maxBytes` or no JSON. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  for (let length = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
}
