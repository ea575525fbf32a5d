/** A 404 where the address is not a page's: one French sentence. */
export const notFoundAnswer = (sentence: string, headers: Record<string, string> = {}) =>
  new Response(`${sentence}\n`, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
