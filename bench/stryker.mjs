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
  tempDirName: ".bench",
  reporters: ["progress-append-only", "clear-text"],
  thresholds: { break: 70 },
};
