/** Text of several paragraphs, parted by empty lines. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => <p key={paragraph}>{whole(paragraph)}</p>);
}

/** « bien-être » is one word to its reader: no line ends at its hyphen. */
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
