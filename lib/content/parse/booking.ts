import { typedAddress } from "@/lib/text/links";
import { quoted } from "@/lib/text/strings";
import { faulty, fine, isAbsent, list, type Read } from "./field";
import { line, MAX_TEXT, readText } from "./fields";

const MAX_PLACES = 1000;

/** How many places are left: a number, or a text that begins with one. */
export const places: Read<number | undefined> = (raw) => {
  if (isAbsent(raw)) return fine(undefined);
  const typed = typeof raw === "string" ? /^\s*(\d{1,4})(?![\d.,])/.exec(raw)?.[1] : undefined;
  const count = typeof raw === "number" ? raw : Number(typed ?? Number.NaN);
  if (Number.isInteger(count) && count >= 0 && count <= MAX_PLACES) return fine(count);
  return faulty(undefined, "pas un nombre de places (attendu : 3, ou 0 si tout est pris)", "rien");
};

/** The address for bookings: of a web page, or `mailto:` and a mail address. */
export const contact: Read<string | undefined> = (raw) => {
  const { value, faults } = readText(raw, MAX_TEXT);
  if (value === undefined) return { value, faults };
  const { href = "" } = typedAddress(value);
  if (ADDRESS.test(href)) return { value: href, faults };
  return faulty(
    undefined,
    `ni adresse web ni adresse mail « ${quoted(value)} »`,
    "un mail préparé, ou le téléphone",
  );
};

// A mail address comes without a subject or text of its own: the site writes them.
const ADDRESS = /^(?:https?:\S{1,2000}|mailto:[^?&\s]{1,200}@[^?&\s]{1,200})$/;
const MAX_VOICES = 20;

/** Quotations of guests, a text each. */
export const voices: Read<string[] | undefined> = (raw) => {
  const { value, faults } = list(raw, line, "voix");
  if (value.length > MAX_VOICES)
    faults.push({ problem: `${value.length} voix`, shown: `les ${MAX_VOICES} premières` });
  return { value: value.length > 0 ? value.slice(0, MAX_VOICES) : undefined, faults };
};
