/** The words of a text, for lists that are read in lines. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/);
