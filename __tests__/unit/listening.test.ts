import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import net, { type AddressInfo } from "node:net";
import { listeningFault, placeFault } from "@/lib/config/listening.mjs";

const CHECK = "./lib/server/listening.mjs";

/** Starts a program that says « started » behind the check, as `npm start` and the image have it. */
function start(settings: Record<string, string>, name = "server.js") {
  const program = ["--input-type=module", "-e", "console.log('started')", "--", name];
  const { PATH = "" } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", CHECK, ...program], {
    env: { PATH, NODE_ENV: "production", ...settings },
    encoding: "utf8",
  });
  return { status, started: stdout.includes("started"), said: stderr };
}

test.each([
  [{ PORT: "abc" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ PORT: "-1" }, "PORT"],
  [{ PORT: "0", DEPLOYMENT_ID: "v1.2" }, "DEPLOYMENT_ID"],
])("a start with %j ends with one French line", (settings, name) => {
  const { status, started, said } = start(settings);
  expect({ status, started }).toEqual({ status: 1, started: false });
  expect(said).toMatch(new RegExp(`^Configuration : ${name} [^\\n]+par exemple [^\\n]+\\.\\n$`));
});

test("a port that is taken ends the start with one French line", async () => {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { started, said } = start({ PORT: String(port) });
  server.close();
  expect(started).toBe(false);
  expect(said).toMatch(new RegExp(`^Configuration : PORT=${port} est déjà pris[^\\n]+\\.\\n$`));
});

test("a privileged port and a wrong host are told apart", () => {
  expect(placeFault({ code: "EACCES" } as NodeJS.ErrnoException, "80", "0.0.0.0")).toMatch(
    /^Configuration : PORT=80 /,
  );
  expect(placeFault({ code: "ENOTFOUND" } as NodeJS.ErrnoException, "80", "x")).toMatch(
    /^Configuration : HOSTNAME=x /,
  );
});

test("right settings start", () => {
  expect(start({ PORT: "0" })).toEqual({ status: 0, started: true, said: "" });
  expect(listeningFault({ PORT: "3000", DEPLOYMENT_ID: "v1-2_0" })).toBeUndefined();
  expect(listeningFault({})).toBeUndefined();
});

test("every way to start looks first", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8")).scripts.start).toContain(`--import ${CHECK}`);
  expect(readFileSync("Dockerfile", "utf8")).toContain(`"--import", "${CHECK}"`);
  expect(readFileSync("deploy/chalet.service", "utf8")).toContain(`--import ${CHECK}`);
});
