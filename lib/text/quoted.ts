/** The beginning of what somebody typed, for a finding: one line, whatever it holds. */
export const quoted = (typed: string) =>
  typed
    .slice(0, 400)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 40);
