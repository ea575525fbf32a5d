// @ts-check
import { fileURLToPath } from "node:url";
import { redirects } from "./lib/config/redirects.mjs";
import { DEVICE_SIZES, IMAGE_SIZES } from "./lib/pictures/sizes.mjs";

const YEAR = 365 * 24 * 3600;

/** @type {import("next").NextConfig} */
export default {
  distDir: process.env.BUILD_DIR || ".next",
  cacheComponents: true,
  // Prefetch the page of a link itself, not one shell for all pages of a kind.
  partialPrefetching: false,
  // A cached function lives as long as what it reads: lib/content.
  cacheLife: { default: { stale: 300, revalidate: YEAR, expire: YEAR } },
  // The settings that `npm run build` used (lib/server/built-from.ts), the key of its pictures' addresses
  // (lib/pictures/address.ts), and the revision.
  env: {
    BUILT_FROM: process.env.BUILT_FROM,
    PICTURE_KEY: process.env.PICTURE_KEY,
    COMMIT: process.env.COMMIT,
  },
  // No agent: a crawler on the framework's list would get each page rendered anew, and 200 in place of 404.
  htmlLimitedBots: /^$/,
  experimental: {
    // A page carries its styles: those that it uses. A later page asks for what it lacks.
    cssChunking: { type: "graph", requestCost: 300 },
    // The server reads no source maps: without them a build is a fifth faster and half as large.
    turbopackSourceMaps: process.env.NODE_ENV === "development",
    // Without it the page for unknown addresses travels along with every page.
    globalNotFound: true,
    // The first answer after a start waits for the code of its own page alone.
    preloadEntriesOnStart: false,
  },
  // The style page (app/style/page.dev.tsx) is a page in development only.
  pageExtensions: process.env.NODE_ENV === "development" ? ["dev.tsx", "tsx", "ts"] : ["tsx", "ts"],
  // `npm run typecheck` has checked the types; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  output: process.env.BUILD_STANDALONE === "1" ? "standalone" : undefined,
  deploymentId: process.env.DEPLOYMENT_ID || undefined,
  // This bounds entries on disk as well. The framework counts a letter as a byte; in memory most take two.
  cacheMaxMemorySize: 12_000_000,
  cacheHandler: fileURLToPath(new URL("./lib/server/page-cache/handler.mjs", import.meta.url)),
  serverExternalPackages: ["firebase-admin", "@google-cloud/firestore", "@grpc/grpc-js"],
  outputFileTracingIncludes: {
    "/*": ["./content/demo/**"],
    "/**/opengraph-image/**": [
      "./node_modules/@fontsource/{fraunces,source-sans-3}/files/*-{latin,latin-ext,greek,cyrillic}-{400,600}-normal.woff",
    ],
  },
  images: {
    // The framework's optimiser is off: it bounds neither pixels nor how many are worked on at once, and
    // sends on what it cannot read. The site's own (app/api/picture) stands at the same address.
    loader: "custom",
    deviceSizes: DEVICE_SIZES,
    imageSizes: IMAGE_SIZES,
  },
  redirects,
  rewrites: async () => ({
    beforeFiles: [{ source: "/_next/image", destination: "/api/picture" }],
  }),
  headers: async () => [
    // The router's data bear the address of their page. A CDN that ignores `Vary` would show them to readers.
    {
      source: "/:path*",
      has: [{ type: "header", key: "rsc" }],
      headers: [{ key: "CDN-Cache-Control", value: "no-store" }],
    },
  ],
};
