/** How wide a piece of text is, in pixels. */
type Measure = (text: string) => number;

/** Breaks a text into lines no wider than `width`, at ordinary spaces; a longer word is cut. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text
    .split(" ")
    .filter(Boolean)
    .flatMap((word) => pieces(word, width, measure))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** The same number of lines as `wrap`, made as even as they can be: no word left alone at the end. */
export function balance(text: string, width: number, measure: Measure): string[] {
  const best = wrap(text, width, measure);
  // No narrower than the longest word, which would be cut.
  const longest = Math.max(...text.split(" ").map(measure));
  let low = Math.min(width, Math.max(width / 2, longest));
  let high = width;
  if (wrap(text, low, measure).length <= best.length) return wrap(text, low, measure);
  while (high - low > 8) {
    const middle = (low + high) / 2;
    if (wrap(text, middle, measure).length <= best.length) high = middle;
    else low = middle;
  }
  return wrap(text, high, measure);
}

/** At most `most` lines; what does not fit is said by an ellipsis. */
export function atMost(lines: string[], most: number, width: number, measure: Measure): string[] {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? "";
  while (last && measure(`${last}…`) > width) last = last.replace(/\s*\S$/u, "");
  return [...kept, `${last.replace(/[\s,;:.–-]+$/u, "")}…`];
}

function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const { segment } of new Intl.Segmenter("fr").segment(word)) {
    if (part && measure(part + segment) > width) {
      parts.push(part);
      part = "";
    }
    part += segment;
  }
  return [...parts, part];
}
