// @ts-check
import { redirects } from "./lib/config/redirects.mjs";
import { DEVICE_SIZES, IMAGE_SIZES } from "./lib/pictures/sizes.mjs";

/** @type {import("next").NextConfig} */
export default {
  // Every answer has its complete head before its body, for people too.
  htmlLimitedBots: /.*/,
  // What visitors get is compressed and tagged once (lib/server/dress.ts).
  compress: false,
  generateEtags: false,
  experimental: {
    // A page has the styles of its own components only, because they are inlined.
    cssChunking: { type: "graph", requestCost: 300 },
    // The server reads no source maps: without them a build is a fifth faster and half as large.
    turbopackSourceMaps: process.env.NODE_ENV === "development",
  },
  // The style page (app/style/page.dev.tsx) is a page in development only.
  pageExtensions: process.env.NODE_ENV === "development" ? ["dev.tsx", "tsx", "ts"] : ["tsx", "ts"],
  // `npm run typecheck` has checked the types; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ["firebase-admin", "@google-cloud/firestore", "@grpc/grpc-js"],
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
};
