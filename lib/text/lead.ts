/** Letters of an opening that is glanced at rather than read. */
const GLANCED = 300;

/** Whether the first paragraph of a text, in larger letters, leads into it. */
export const isLead = (first: string, rest: string) =>
  first.trim() !== "" && first.length <= GLANCED && rest.trim() !== "";
