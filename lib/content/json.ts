import { type ParseError, parse, printParseErrorCode, visit } from "jsonc-parser";
import { quoted } from "@/lib/text/strings";

/**
 * `doubled`: the names that occur again in their object, where the later value counts; `garbled`: the first
 * word that was encoded twice.
 */
type JsonFile = {
  value: unknown;
  doubled: { path: string[]; line: number }[];
  garbled?: { line: number; typed: string; meant: string };
};

/** The fault of a file as people save it: the line, what is wrong, what to type. */
export class JsonFault extends Error {
  constructor(
    readonly line: number,
    fault: string,
  ) {
    super(fault);
  }
}

const OPTIONS = { allowTrailingComma: true, allowEmptyContent: false };

/**
 * Reads JSON as people save it: comments, commas too many and line breaks in texts are accepted.
 * @throws JsonFault
 */
export function parseJsonFile(bytes: Buffer): JsonFile {
  const typed = decode(bytes);
  if (!typed.trim()) throw new JsonFault(1, "le fichier est vide : tapez { } pour une collection vide");
  const text = withSigns(typed);
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, OPTIONS);
  if (errors[0]) throw faultOf(errors[0], typed);
  return { value: restored(value), doubled: doubledIn(text, typed), garbled: garbledIn(typed) };
}

/** The characters of the bytes 80 to 9f in Windows-1252, as which UTF-8 was read by mistake. */
const WINDOWS = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** The first word that is UTF-8 read as another encoding: « Bien-Ãªtre », « lâ€™air ». */
function garbledIn(typed: string): JsonFile["garbled"] {
  for (const { 0: signs, index } of typed.matchAll(/[^\0-\x7f]{2,}/g)) {
    const decoded = decodedTwice(signs);
    if (!decoded) continue;
    const [before = ""] = typed.slice(Math.max(0, index - 20), index).match(/[^\s"]*$/) ?? [];
    const [after = ""] = typed.slice(index + signs.length, index + 40).match(/^[^\s"]*/) ?? [];
    return { line: lineAt(typed, index), typed: before + signs + after, meant: before + decoded + after };
  }
  return undefined;
}

function decodedTwice(signs: string): string | undefined {
  const bytes = Array.from(signs, (sign) => {
    const place = WINDOWS.indexOf(sign);
    return place < 0 ? sign.charCodeAt(0) : 128 + place;
  });
  if (bytes.some((byte) => byte > 255)) return undefined;
  const decoded = Buffer.from(bytes).toString("utf8");
  // « Â» » may be typed so: only letters, apostrophes and the euro are certain.
  return /^[\u00a0-\u00ffŒœŸ’“”…–—€]+$/.test(decoded) && /[À-ÿŒœŸ’€]/.test(decoded) ? decoded : undefined;
}

function decode(bytes: Buffer): string {
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString("latin1", 0, 2)))
    throw new JsonFault(1, "le fichier est en UTF-16 : enregistrez-le en UTF-8");
  const text = bytes.toString("utf8");
  const broken = text.indexOf("\ufffd");
  if (broken >= 0 && !isUtf8(bytes))
    throw new JsonFault(
      lineAt(text, broken),
      "les accents ne sont pas lisibles (ANSI) : enregistrez le fichier en UTF-8",
    );
  return text.replace(/^\ufeff/, "");
}

const isUtf8 = (bytes: Buffer) => bytes.equals(Buffer.from(bytes.toString("utf8")));

const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length;

// The parser refuses line breaks and tabs in a text. Characters of Unicode's private use area replace them for the
// time of parsing, so that offsets stay the same.
const SIGNS = 0xe000;
const TOKEN = /"(?:[^"\\]|\\[\s\S])*(?:"|$)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

const withSigns = (typed: string): string =>
  typed.replace(TOKEN, (token) =>
    token.startsWith('"')
      ? token.replace(/[\n\r\t]/g, (sign) => String.fromCharCode(SIGNS + sign.charCodeAt(0)))
      : token,
  );

const restored = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/\ue00d/g, "")
      .replace(/\ue00a/g, "\\n")
      .replace(/\ue009/g, "\\t"),
  );

/** The message for each error of the parser: the fault and its remedy. */
const FAULTS: Record<string, string | undefined> = {
  PropertyNameExpected: 'il faut un nom entre guillemets, par exemple "title":',
  ValueExpected: "il manque une valeur : tapez un texte entre guillemets, ou enlevez la virgule",
  ColonExpected: "il manque « : » entre un nom et sa valeur",
  CommaExpected: "il manque une virgule à la fin de cette ligne",
  CloseBraceExpected: "il manque « } » à la fin",
  CloseBracketExpected: "il manque « ] » à la fin d’une liste",
  EndOfFileExpected: "le fichier continue après sa dernière accolade : enlevez ce qui suit",
  UnexpectedEndOfComment: "un commentaire n’est pas fermé : tapez */",
  InvalidEscapeCharacter: "une barre \\ est seule dans un texte : tapez \\\\ ou /",
  InvalidUnicode: "\\u doit être suivi de quatre chiffres : tapez la lettre elle-même",
};
const END_OF_TEXT = 'il manque le guillemet " à la fin de ce texte';

function faultOf({ error: code, offset, length }: ParseError, text: string): JsonFault {
  const error = printParseErrorCode(code);
  const at = (place: number, fault = FAULTS[error] ?? "cette valeur est incomplète") =>
    new JsonFault(lineAt(text, place), fault);
  if (error === "UnexpectedEndOfString") return at(offset, END_OF_TEXT);
  if (offset >= text.trimEnd().length && error !== "CloseBracketExpected")
    return at(offset, FAULTS.CloseBraceExpected);
  // An error directly after a text: its closing quotation mark is missing, or it contains one.
  const start = text[offset - 1] === '"' ? text.lastIndexOf('"', offset - 2) : -1;
  if (start >= 0)
    return text.slice(start, offset).includes("\n")
      ? at(start, END_OF_TEXT)
      : at(offset, 'un guillemet est de trop : dans un texte, tapez « \\" »');
  if (error === "InvalidSymbol" || error === "InvalidNumberFormat")
    return at(
      offset,
      `tapez « ${quoted(text.slice(offset, offset + length))} » entre guillemets droits : "…"`,
    );
  // The parser reports a missing sign at the next word.
  const isMissing = ["CommaExpected", "ColonExpected"].includes(error);
  return at(isMissing ? text.slice(0, offset).trimEnd().length : offset);
}

function doubledIn(text: string, typed: string): JsonFile["doubled"] {
  /** The names of each open object. */
  const seen: Set<string>[] = [];
  const doubled: JsonFile["doubled"] = [];
  visit(
    text,
    {
      onObjectBegin: () => void seen.push(new Set()),
      onObjectEnd: () => void seen.pop(),
      onObjectProperty: (name, offset, _length, _line, _character, pathOf) => {
        if (seen.at(-1)?.has(name))
          doubled.push({ path: [...pathOf().map(String), name], line: lineAt(typed, offset) });
        seen.at(-1)?.add(name);
      },
    },
    OPTIONS,
  );
  return doubled;
}
