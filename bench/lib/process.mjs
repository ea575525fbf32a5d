import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** Resident memory of a process and its children, in MB. */
export function residentMB(pid) {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const all = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  for (const [child, parent] of all) if (family.has(parent)) family.add(child);
  return all.filter(([id]) => family.has(id)).reduce((sum, [, , kilobytes]) => sum + kilobytes, 0) / 1024;
}

/** The processor time of a process so far, in ms (Linux counts it in hundredths of a second). */
export function processorMs(pid) {
  const [, fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return ((user + system) * 1000) / TICKS_PER_SECOND;
}
