import { fileURLToPath } from "node:url";
import { INERT_POLICY } from "./lib/page-cache/policy.mjs";
import { redirects } from "./lib/redirects.mjs";

const list = (value) =>
  (value ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
const secure = (process.env.SITE_URL ?? "").startsWith("https:");

// Content images come from Firebase Storage and from IMAGE_HOSTS; no `search`, because download
// addresses carry `?alt=media&token=`.
const imageHosts = [
  "firebasestorage.googleapis.com",
  "storage.googleapis.com",
  "*.firebasestorage.app",
  ...list(process.env.IMAGE_HOSTS),
].map((host) => {
  const [hostname, port = ""] = host.split(":");
  return {
    protocol: /^(localhost|127\.)/.test(hostname) ? "http" : "https",
    hostname,
    port,
    pathname: "/**",
  };
});

const security = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  ...(secure ? [{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" }] : []),
];

/** @type {import("next").NextConfig} */
export default {
  distDir: process.env.BUILD_DIR || ".next",
  cacheComponents: true,
  partialPrefetching: true,
  // The style page (app/style/page.dev.tsx) is a page in development only.
  pageExtensions: process.env.NODE_ENV === "development" ? ["dev.tsx", "tsx", "ts"] : ["tsx", "ts"],
  // `npm run typecheck` has checked the types; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  output: process.env.BUILD_STANDALONE === "1" ? "standalone" : undefined,
  deploymentId: process.env.DEPLOYMENT_ID || undefined,
  cacheHandler: fileURLToPath(new URL("./lib/page-cache/handler.mjs", import.meta.url)),
  serverExternalPackages: ["firebase-admin", "@google-cloud/firestore", "@grpc/grpc-js", "google-gax"],
  outputFileTracingIncludes: {
    "/*": ["./content/demo/**"],
    "/**/opengraph-image/**": [
      "./node_modules/@fontsource/{fraunces,source-sans-3}/files/*-{latin,latin-ext,greek,cyrillic}-{400,600}-normal.woff2",
      "./node_modules/@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2",
    ],
  },
  images: {
    formats: ["image/avif", "image/webp"],
    remotePatterns: imageHosts,
    localPatterns: [{ pathname: "/**", search: "" }],
    deviceSizes: [480, 768, 1080, 1440, 2048],
    imageSizes: [96, 192, 320],
    qualities: [72],
    minimumCacheTTL: 2_678_400,
    maximumDiskCacheSize: 500_000_000,
    maximumRedirects: 0,
    contentDispositionType: "inline",
  },
  redirects,
  headers: async () => [
    { source: "/:path*", headers: security },
    // Pages carry their own policy, made in lib/page-cache; nothing may run in anything else.
    {
      source: "/:file(api|_next)/:path*",
      headers: [{ key: "Content-Security-Policy", value: INERT_POLICY }],
    },
    {
      source: "/art/:path*",
      headers: [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }],
    },
  ],
};
