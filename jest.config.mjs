import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

/** One Jest project: `.test.tsx` renders in a DOM, `.test.ts` runs in Node. */
async function jestProject(displayName, testMatch, overrides) {
  const base = await withNext({
    testMatch,
    moduleNameMapper: {
      "^@/(.*)$": "<rootDir>/$1",
      "^server-only$": "<rootDir>/testing/jest/empty.ts",
    },
    // `npm run compare` checks another revision out into this folder.
    modulePathIgnorePatterns: ["<rootDir>/.compare/"],
    testPathIgnorePatterns: ["/node_modules/", "/.next/", "/__tests__/e2e/"],
    // Jest's own cleaning of globals between files loops without end on accessors that Next defines.
    testEnvironmentOptions: { globalsCleanup: "off" },
    ...overrides,
  })();
  return { displayName, ...base };
}

export default async () => ({
  // The timeout is far above what a test needs: a slow machine must not make a test fail.
  testTimeout: 1_800_000,
  projects: [
    await jestProject("unit", ["<rootDir>/__tests__/unit/**/*.test.ts"], { testEnvironment: "node" }),
    await jestProject("components", ["<rootDir>/__tests__/components/**/*.test.tsx"], {
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/testing/jest/dom.ts"],
    }),
    // Instances of the last build, with content and failures of their own.
    await jestProject("live", ["<rootDir>/__tests__/live/**/*.test.ts"], {
      testEnvironment: "node",
      globalSetup: "<rootDir>/testing/jest/venue.ts",
    }),
    // The shipped nginx configuration in front of the last build.
    await jestProject("proxy", ["<rootDir>/__tests__/proxy/**/*.test.ts"], { testEnvironment: "node" }),
    await jestProject("integration", ["<rootDir>/__tests__/integration/**/*.test.ts"], {
      testEnvironment: "node",
    }),
  ],
});
