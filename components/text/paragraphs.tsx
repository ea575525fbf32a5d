/** Paragraphs of a text, separated by empty lines. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => <p key={paragraph}>{whole(paragraph)}</p>);
}

/** Keeps words with a hyphen, such as « bien-être », on one line. */
const whole = (text: string) =>
  text.split(/(\S*\p{L}-\p{L}\S*)/u).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
      <span key={i} className="whole">
        {part}
      </span>
    ),
  );
