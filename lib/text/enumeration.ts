/** Names as a sentence lists them: « Claire, Élodie et Anne ». */
export const enumeration = (names: readonly string[]) => new Intl.ListFormat("fr").format(names);
