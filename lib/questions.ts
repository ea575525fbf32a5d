import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { perProcess } from "@/lib/concurrency";

// Each function of the content API is a question with a name, noted with a digest of its answer. A page is
// rendered again when a digest differs (docs/decisions/0001-site-that-publishes-itself.md).

/** The questions of one rendering, and the pictures that it names. */
export class Notes {
  /** Digests of answers by question. */
  readonly asked = new Map<string, string | Promise<string>>();
  readonly pictures = new Set<string>();

  /** The questions with their digests, once every answer is there. */
  async complete(): Promise<[question: string, digest: string][]> {
    return Promise.all([...this.asked].map(async ([key, digest]) => [key, await digest] as [string, string]));
  }
}

// The framework loads a module once for each bundle: all bundles and the renderer share these.
const runningNotes = perProcess("__notes", () => new AsyncLocalStorage<Notes | undefined>());
const questionsByName = perProcess("__questions", () => new Map<string, (...args: string[]) => unknown>());
const keptAnswers = perProcess("__answers", () => new Map<string, unknown>());

/** The maximum number of kept answers: without the publisher, strangers can ask for invented ids. */
const MAX_KEPT_ANSWERS = 100_000;

/** Runs a rendering whose questions are noted. */
export const withNotes = <T>(notes: Notes, run: () => T): T => runningNotes.run(notes, run);

/** The notes of the rendering that runs now, if any. */
export const currentNotes = (): Notes | undefined => runningNotes.getStore();

/**
 * Makes a function a question, whose answers are kept until the content changes; promises are not kept,
 * because they depend on files. Questions inside `answer` are not noted.
 * @param name the name of the question, unique in the site
 * @param answer gives plain data, the same object as long as nothing changes
 */
export function question<Args extends string[], Answer>(name: string, answer: (...args: Args) => Answer) {
  const answerOnce = (...args: Args): Answer => {
    const key = questionKey(name, args);
    if (keptAnswers.has(key)) return keptAnswers.get(key) as Answer;
    const answered = runningNotes.run(undefined, () => answer(...args));
    if (keptAnswers.size >= MAX_KEPT_ANSWERS) keptAnswers.clear();
    if (!(answered instanceof Promise)) keptAnswers.set(key, answered);
    return answered;
  };
  questionsByName.set(name, answerOnce as (...args: string[]) => unknown);
  return (...args: Args): Answer => {
    const answer = answerOnce(...args);
    runningNotes.getStore()?.asked.set(questionKey(name, args), digestOf(answer));
    return answer;
  };
}

const questionKey = (name: string, args: readonly string[]) => JSON.stringify([name, ...args]);

/** Forgets all kept answers, after every change of the content and of the day. */
export const forgetAnswers = (): void => keptAnswers.clear();

/** How long a comparison waits for answers that depend on other hosts, in ms. */
const COMPARISON_TIMEOUT_MS = 1000;

/**
 * Asks questions again.
 * @param asked questions with the digests of their former answers
 * @returns the positions of questions with other answers now; failures and late answers do not count
 */
export async function differingAnswers(asked: readonly (readonly [string, string])[]): Promise<number[]> {
  const differing: number[] = [];
  const compare = (position: number, digestBefore: string, digestNow: string | undefined) => {
    if (digestNow !== digestBefore && digestNow !== FAILED_ANSWER) differing.push(position);
  };
  const pending: Promise<void>[] = [];
  for (const [position, [key, digest]] of asked.entries()) {
    const [name = "", ...args] = JSON.parse(key) as string[];
    const ask = questionsByName.get(name);
    const current = ask && digestOf(ask(...args));
    if (current instanceof Promise) pending.push(current.then((now) => compare(position, digest, now)));
    else compare(position, digest, current);
  }
  await Promise.race([Promise.all(pending), pause(COMPARISON_TIMEOUT_MS, undefined, { ref: false })]);
  return [...differing];
}

const FAILED_ANSWER = "failed";
const digests = perProcess("__digests", () => new WeakMap<object, string>());

function digestOf(answer: unknown): string | Promise<string> {
  if (answer instanceof Promise) return answer.then(digestOf, () => FAILED_ANSWER);
  if (typeof answer !== "object" || answer === null) return digestOfText(String(JSON.stringify(answer)));
  const digest = digests.get(answer) ?? digestOfText(JSON.stringify(answer));
  digests.set(answer, digest);
  return digest;
}

const digestOfText = (text: string) => createHash("sha1").update(text).digest("base64url");
