import type { Encoding } from "./dress";

/** The encodings that each `Accept-Encoding` header prefers: clients send one of a few texts. */
const preferencesByHeader = new Map<string, Encoding[]>();
const MAX_PREFERENCES = 200;
const ENCODINGS: Encoding[] = ["br", "gzip", "identity"];

/**
 * The best encoding of an answer for a client (RFC 9110, 12.5.3).
 * @param accepted the `Accept-Encoding` header; without one only what is not encoded is sure to be understood
 * @param available the encodings of the answer
 */
export function encodingFor(accepted: string | undefined, available: readonly Encoding[]): Encoding {
  if (available.length === 1 && available[0]) return available[0];
  const text = accepted ?? "identity";
  const preferences = preferencesByHeader.get(text) ?? preferredEncodings(text);
  if (preferencesByHeader.size < MAX_PREFERENCES) preferencesByHeader.set(text, preferences);
  return preferences.find((encoding) => available.includes(encoding)) ?? "identity";
}

/** The encodings that a header accepts, the best first. */
function preferredEncodings(text: string): Encoding[] {
  const weights = new Map(
    text
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
        const weight = parameters.find((parameter) => parameter.startsWith("q="));
        return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0] as const;
      }),
  );
  const weightOf = (name: Encoding) =>
    weights.get(name) ?? weights.get("*") ?? (name === "identity" ? 0.001 : 0);
  return ENCODINGS.filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}
