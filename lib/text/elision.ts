/** A name behind « de »: « d’Élodie », « de Claire ». A Y before a vowel is none itself (« de Yann »). */
export const withDe = (name: string): string =>
  /^(?:[aeiouhàâéèêëîïôûœæ]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`;
