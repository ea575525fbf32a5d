// Embeddings, overrides, isolates and marks: invisible, and the first ones turn what follows round, also
// outside of the text that holds them.
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without the invisible signs that change the direction of reading. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, "");
