import config from "../jest.config.mjs";

const { projects, ...options } = await config();
const unit = projects.find(({ displayName }) => displayName === "unit");

export default {
  ...options,
  ...unit,
  rootDir: "..",
  // Hundreds of random cases for each mutation take hours, and Stryker sees no coverage in a file's own environment.
  testPathIgnorePatterns: [...unit.testPathIgnorePatterns, "properties"],
};
