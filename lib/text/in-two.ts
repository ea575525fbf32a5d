/** Letters of a text that is read rather than glanced at. */
const LONG = 450;
/** Letters that are glanced at, at least. */
const GLANCE = 120;

const sentences = new Intl.Segmenter("fr", { granularity: "sentence" });

/** Whether a text is too long to stand whole in large letters. */
export const isLong = (text: string) => text.length > LONG;

/** A long text in two, parted at the end of a sentence: what is read at a glance, and what follows it. */
export function inTwo(text: string): [beginning: string, rest: string] {
  const ends = [...sentences.segment(text)].map(({ index, segment }) => index + segment.length);
  const end = ends.find((place) => place >= GLANCE) ?? text.length;
  return [text.slice(0, end).trim(), text.slice(end).trim()];
}
