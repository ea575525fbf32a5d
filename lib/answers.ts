/** A 404 where the address is not a page's: one French sentence. */
export const notFoundAnswer = (sentence: string, headers: Record<string, string> = {}) =>
  new Response(`${sentence}\n`, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });

/**
 * Reads a request's body as JSON, and stops reading once it is longer than it may be.
 * @returns undefined for a body that is too long or no JSON
 */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  for (let length = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > mostBytes) {
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
