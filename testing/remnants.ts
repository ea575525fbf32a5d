import { Parser } from "htmlparser2";

/** Words of the demonstration that no other venue may show: people, places, pictures, its audit. */
export const DEMONSTRATION_WORDS =
  /Claire|[ÉE]lodie|Vasserot|Barn[ée]oud|Jean-Noël|Arvieux|Queyras|Aiguillas|Guillestre|Montdauphin|Izoard|Hautes-Alpes|Ridelle|Altocumulus|0?4 65 71|\/photos\/map|hosts(?:-\w+)?\.webp|\/art\/(?:house|vigil|workshops|meadow)-?|1784|névé|poêle|potager|six chambres|sept nuits|21 novembre 2026|partiellement conforme|RGAA/i;

/** Finds in HTML the remnants of a sentence, a link or a list whose setting is absent. */
export function remnantsIn(html: string): string[] {
  let text = "";
  let hidden = 0;
  const isHidden = (name: string) => ["script", "style", "svg"].includes(name);
  new Parser({
    onopentag(name) {
      if (isHidden(name)) hidden += 1;
      else if (!INLINE_ELEMENTS.has(name)) text += "\n";
    },
    ontext: (words) => {
      if (hidden === 0) text += words;
    },
    onclosetag(name) {
      if (isHidden(name)) hidden -= 1;
      else if (!INLINE_ELEMENTS.has(name)) text += "\n";
    },
  }).end(html);
  return [
    ...(html.match(/<a\b[^>]*href="(?:tel|mailto):(?:\?[^"]*)?"/g) ?? []),
    ...(html.match(/<(p|li|dd|dt|ul|ol|dl|h[1-6]|address|strong|em)\b[^>]*>\s*<\/\1>/g) ?? []),
    ...(html.match(/<dt[^>]*>[^<]*<\/dt>\s*(?=<dt|<\/dl)/g) ?? []),
    ...(text.match(/.*(?:undefined|null|NaN|[[\]{}]|[^\S\n][,.](?!\.)|,\s*[,.;:]|[–·][^\S\n]*[–·]).*/g) ??
      []),
    ...(text.match(/^\s*[,.;:–·].*|.*(?:[–·]|\b(?:à|de|le|au|dans les))[^\S\n]*$/gm) ?? []),
  ];
}

const INLINE_ELEMENTS = new Set(["a", "b", "strong", "em", "i", "small", "span", "wbr", "sup", "time"]);
