import { type ParseError, parse, printParseErrorCode, visit } from "jsonc-parser";
import { quoted } from "@/lib/text/strings";

/**
 * The value of a file. `doubled` has the names that occur again in an object, where the later value counts.
 */
type JsonFile = { value: unknown; doubled: { path: string[]; line: number }[] };

/** The fault of a JSON file in the words of the hosts: the line, what is wrong, what to type. */
export class JsonFault extends Error {
  constructor(
    readonly line: number,
    fault: string,
  ) {
    super(fault);
  }
}

/** The parser loses a field of this name, as JavaScript does. */
export const LOST_NAME = "__proto__";

const MAX_BYTES = 20_000_000;
/** The parser calls itself for each nested list or object. This limit bounds its stack. */
const MAX_DEPTH = 100;
const OPTIONS = { allowTrailingComma: true, allowEmptyContent: false };

/**
 * Reads JSON as people save it, with comments, surplus commas and line breaks in texts. Throws `JsonFault`.
 */
export function parseJsonFile(bytes: Buffer): JsonFile {
  if (bytes.length > MAX_BYTES)
    throw new JsonFault(1, `le fichier dépasse ${MAX_BYTES / 1e6} Mo : partagez ses textes`);
  const text = withEscapes(decodeText(bytes));
  if (!text.trim()) throw new JsonFault(1, "le fichier est vide : tapez { } pour une collection vide");
  const doubled = doubledNamesIn(text);
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, OPTIONS);
  const [error] = errors;
  if (!error) return { value, doubled };
  const code = printParseErrorCode(error.error);
  // The parser reports a missing sign only at the next word.
  const errorOffset = code.endsWith("Expected") ? text.slice(0, error.offset).trimEnd().length : error.offset;
  const textAroundError = text
    .slice(Math.max(0, errorOffset - 20), errorOffset + 20)
    .replaceAll(LINE_BREAK, " ");
  throw new JsonFault(
    lineAt(text, errorOffset),
    `JSON illisible (${code}) près de « ${quoted(textAroundError)} » : ${ADVICE}`,
  );
}

const ADVICE =
  'tapez chaque texte entier entre guillemets droits "95 €", un nombre sans rien à côté (12.50), une virgule entre deux valeurs, et fermez chaque accolade (dans un texte, \\" et \\\\)';

function decodeText(bytes: Buffer): string {
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString("latin1", 0, 2)))
    throw new JsonFault(1, "le fichier est en UTF-16 : enregistrez-le en UTF-8");
  const text = bytes.toString("utf8");
  const brokenOffset = text.indexOf("\ufffd");
  if (brokenOffset >= 0 && !bytes.equals(Buffer.from(text)))
    throw new JsonFault(
      lineAt(text, brokenOffset),
      "les accents ne sont pas lisibles (ANSI) : enregistrez le fichier en UTF-8",
    );
  return text;
}

/** A text, a comment, or a blank that JSON does not know. */
const REWRITTEN = /"(?:[^"\\]+|\\[\s\S])*(?:"|$)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[^\S \t\r\n]|[\0\p{Cf}]/gu;

/** The parser refuses line breaks and tabs in a text. */
const LINE_BREAK = "\\u000a";
const withEscapes = (typed: string): string =>
  typed.replace(REWRITTEN, (token) => {
    if (!token.startsWith('"')) return token.startsWith("/") ? token : " ";
    return token.replace(/\r/g, "").replaceAll("\n", LINE_BREAK).replace(/\t/g, "\\t");
  });

const lineAt = (text: string, offset: number) => text.slice(0, offset).split(/\n|\\u000a/).length;

/** The names that occur twice. Throws `JsonFault` for deep nesting, before it can fill the parser's stack. */
function doubledNamesIn(text: string): JsonFile["doubled"] {
  /** The names of each open object or list; a list has no names. */
  const openObjects: Set<string>[] = [];
  const doubled: JsonFile["doubled"] = [];
  const beginObject = (offset: number) => {
    openObjects.push(new Set());
    if (openObjects.length > MAX_DEPTH)
      throw new JsonFault(
        lineAt(text, offset),
        `plus de ${MAX_DEPTH} listes ou objets l’un dans l’autre : ôtez-en`,
      );
  };
  const endObject = () => void openObjects.pop();
  visit(
    text,
    {
      onObjectBegin: beginObject,
      onArrayBegin: beginObject,
      onObjectEnd: endObject,
      onArrayEnd: endObject,
      onObjectProperty: (name, offset, _length, _line, _character, pathOf) => {
        if (openObjects.at(-1)?.has(name) || name === LOST_NAME)
          doubled.push({ path: [...pathOf().map(String), name], line: lineAt(text, offset) });
        openObjects.at(-1)?.add(name);
      },
    },
    OPTIONS,
  );
  return doubled;
}
