import { Emulator, findEmulator } from "./emulator";
import { InProcessFirestore } from "./in-process";
import type { FirestoreServer } from "./server";

const found = findEmulator();
// The client library would let this variable override every address.
delete process.env.FIRESTORE_EMULATOR_HOST;

/** Why Google's emulator is not among the servers; undefined when it is. */
export const emulatorAbsent = "absent" in found ? found.absent : undefined;

/** Google's emulator, with security rules for requests without credentials. */
export function googleEmulator(rules?: string): FirestoreServer {
  if ("absent" in found) throw new Error(found.absent);
  return new Emulator(found.jar, rules);
}

/** The servers of this machine: the tests' own, and Google's emulator if it is installed. */
export const servers: [string, () => FirestoreServer][] = [
  ["the tests' own server", () => new InProcessFirestore()],
  ...(emulatorAbsent
    ? []
    : [["Google's emulator", () => googleEmulator()] as [string, () => FirestoreServer]]),
];

const EMULATOR = `émulateur de Google${emulatorAbsent ? ` ABSENT (${emulatorAbsent})` : ""}`;

// Without Jest's stack trace around it.
const announce = (suite: string, ran: string) => process.stderr.write(`${suite} : ${ran}\n`);

/** Prints whether a suite that needs Google's emulator runs, or why not. */
export const announceEmulator = (suite: string) => announce(suite, EMULATOR);

/** Prints on which servers a suite runs. */
export const announceServers = (suite: string) => announce(suite, `serveur des tests, ${EMULATOR}`);
