/**
 * Those of some people whose whole name stands in a text, in its order. A first name alone may be anybody's.
 */
export function named<P extends { name: string }>(text: string, people: readonly P[]): P[] {
  const words = (of: string) => ` ${(of.match(/[\p{L}\p{M}-]+/gu) ?? []).join(" ")} `;
  const said = words(text);
  const place = ({ name }: P) => said.indexOf(words(name));
  return people.filter((one) => place(one) >= 0).sort((one, other) => place(one) - place(other));
}
