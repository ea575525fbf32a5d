import { listen } from "./serve.mjs";

/**
 * A stand-in for the site that counts its answers: pages and pictures are cacheable like the site's,
 * and invented flyers are a 404.
 */
export async function startOrigin() {
  const count = { made: 0 };
  const server = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://origin");
    count.made += 1;
    if (pathname === "/_next/image")
      response.setHeader("cache-control", "public, max-age=2678400, must-revalidate").end("picture");
    else if (pathname.startsWith("/api/")) response.setHeader("cache-control", "no-store").end("well");
    else if (pathname.startsWith("/calendrier/flyers/"))
      response.writeHead(404, { "cache-control": "no-store" }).end("unknown");
    else
      response
        .setHeader("cache-control", "public, max-age=0, s-maxage=1, stale-while-revalidate=1")
        .end(`page ${pathname}`);
  });
  return { count, ...server };
}
