import config from "../jest.config.mjs";

const { projects, ...options } = await config();
export default { ...options, ...projects.find(({ displayName }) => displayName === "unit") };
