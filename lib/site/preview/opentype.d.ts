declare module "@shuding/opentype.js" {
  export function parse(font: ArrayBuffer): { charToGlyphIndex(character: string): number };
}
