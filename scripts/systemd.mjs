// npm run systemd [-- -t "a name of a test"]: runs the tests of deploy/update.sh on systemd itself, in a
// container on this machine's files, under a layer in memory, so that nothing stays.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ROOT } from "../testing/serve.mjs";

const absent = ["/usr/bin/systemd-nspawn", "/usr/bin/dbus-daemon", "/usr/bin/node"].filter(
  (file) => !existsSync(file),
);
if (absent.length || process.getuid() !== 0) {
  console.log(`NOT TESTED  update on systemd: root and ${absent.join(", ") || "nothing else"} are needed`);
  process.exit();
}

const trialFolder = mkdtempSync(path.join(os.tmpdir(), "systemd-"));
const trialFile = (name) => path.join(trialFolder, name);
const jestRun = "node_modules/jest/bin/jest.js --ci --selectProjects integration --testPathPatterns update";
const testArguments = process.argv
  .slice(2)
  .map((argument) => ` ${JSON.stringify(argument)}`)
  .join("");
writeFileSync(
  trialFile("trial.service"),
  `[Unit]
Requires=basic.target dbus.service
After=basic.target dbus.service
SuccessAction=exit
FailureAction=exit
[Service]
Type=oneshot
Environment=SYSTEMD=real HOME=/root "FUZZ=${process.env.FUZZ ?? ""}"
WorkingDirectory=${ROOT}
StandardOutput=file:${trialFile("output")}
StandardError=inherit
ExecStartPre=useradd --system chalet
ExecStart=/usr/bin/node ${jestRun}${testArguments}
`,
);
// The root of a container may not be `/` itself, but another mount of it.
const script = `mkdir "$0/root" && mount --bind / "$0/root" && exec systemd-nspawn --quiet --register=no --keep-unit \\
  --private-network --volatile=overlay --console=pipe -D "$0/root" --bind="$0" --bind-ro="$1" \\
  --bind-ro="$0/trial.service:/etc/systemd/system/trial.service" --boot -- --unit=trial.service`;
const { status, stderr } = spawnSync("unshare", ["--mount", "bash", "-c", script, trialFolder, ROOT], {
  encoding: "utf8",
});
console.log(existsSync(trialFile("output")) ? readFileSync(trialFile("output"), "utf8") : stderr);
rmSync(trialFolder, { recursive: true });
process.exitCode = status ?? 1;
