// The mutation score of the folder MUTATE (npm run nightly), by the unit tests: Stryker gives all projects of
// Jest the environment of the first.
export default {
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  jest: { configFile: "bench/jest.mjs", enableFindRelatedTests: true },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  mutate: [`${process.env.MUTATE}/*.ts`],
  ignorePatterns: [".next*", ".compare", ".engines", "bench/node_modules"],
  // Nothing in it refers to another file, and TypeScript 7 lacks what Stryker would read it with.
  tsconfigFile: "none",
  tempDirName: ".bench",
  reporters: ["progress-append-only", "clear-text"],
  // The live suite proves reading and renewal. It takes too long to run for each mutation.
  thresholds: { break: 50 },
};
