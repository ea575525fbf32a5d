import { listen } from "./serve.mjs";

const SLOW_MS = 500;

/**
 * A stand-in for the site that counts its answers: pages and pictures are cacheable like the site's,
 * invented flyers are a 404, and pages below `/lente` are slow.
 */
export async function startOrigin() {
  const count = { made: 0 };
  const server = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://origin");
    count.made += 1;
    if (pathname === "/_next/image")
      response.setHeader("cache-control", "public, max-age=2678400, must-revalidate").end("picture");
    else if (pathname.startsWith("/lente/")) setTimeout(() => response.end("slow"), SLOW_MS);
    else if (pathname.startsWith("/calendrier/flyers/"))
      response.writeHead(404, { "cache-control": "no-store" }).end("unknown");
    else
      response
        .setHeader("cache-control", "public, max-age=0, s-maxage=1, stale-while-revalidate=1")
        .end(`page ${pathname}`);
  });
  return { count, ...server };
}
