/** The words of a text: a list that is read in lines. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/);
