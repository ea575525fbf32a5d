/** Those of some people whose first name stands in a text as a word of its own, in the order of the text. */
export function named<P extends { name: string }>(text: string, people: readonly P[]): P[] {
  const words: string[] = text.match(/[\p{L}\p{M}-]+/gu) ?? [];
  const place = ({ name }: P) => words.indexOf(name.split(/\s/, 1)[0] ?? name);
  return people.filter((one) => place(one) >= 0).sort((one, other) => place(one) - place(other));
}
