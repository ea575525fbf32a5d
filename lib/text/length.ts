// The maximum numbers of characters of a title on one line, and of a text that is read at a glance.
const MAX_SHORT = 60;
const MAX_MEDIUM = 300;

/** Whether a title is set smaller, so that the text after it is on the same screen. */
export const isLongTitle = (title: string): boolean => title.length > MAX_SHORT;

export const isShortRead = (text: string): boolean => text.length <= MAX_MEDIUM;

/** Whether the first paragraph of a text, in larger letters, leads into it. */
export const isShortBeginning = (beginning: string, others: string) =>
  beginning.trim() !== "" && isShortRead(beginning) && others.trim() !== "";

/** The minimum numbers of characters of a first part: any part, a line, a paragraph. */
const MIN_LENGTHS = { any: 1, line: MAX_SHORT, paragraph: 2 * MAX_SHORT };

const sentences = new Intl.Segmenter("fr", { granularity: "sentence" });

/** The end of the first sentence that ends at or after the given number of characters. */
function sentenceEndPast(minLength: number, text: string): number {
  // An array of all sentences of a long text would take more memory than a server has.
  for (const { index, segment } of sentences.segment(text))
    if (index + segment.length >= minLength) return index + segment.length;
  return text.length;
}

/** Splits a text at the end of a sentence, once the first part has the minimum length. */
export function splitSentences(
  text: string,
  minLength: keyof typeof MIN_LENGTHS,
): [first: string, rest: string] {
  const end = sentenceEndPast(MIN_LENGTHS[minLength], text);
  return [text.slice(0, end).trimEnd(), text.slice(end).trimStart()];
}

/** The first sentence of a text, with the blank after the sentence. */
export const firstSentence = (text: string) => text.slice(0, sentenceEndPast(MIN_LENGTHS.any, text));

/** The first sentence of a text, or several sentences if the first sentence is short. */
export const firstSentences = (text: string) => splitSentences(text, "line")[0];

// An intro of one and a half times the length that is read at a glance is still set in large letters.
const MAX_INTRO = 1.5 * MAX_MEDIUM;

/** Splits an intro into a beginning in large letters and the rest of a long intro. */
export const splitIntro = (text: string): [beginning: string, rest: string] =>
  text.length <= MAX_INTRO ? [text, ""] : splitSentences(text, "paragraph");
