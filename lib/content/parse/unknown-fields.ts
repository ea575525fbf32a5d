import { distance } from "fastest-levenshtein";
import { slug } from "@/lib/text/slug";

const NEAR = 3;
const MOST_TOLD = 50;
/** What a host may call a field in other words. */
const MEANT: Record<string, string[]> = {
  name: ["nom"],
  title: ["titre", "intitule"],
  img: ["image", "images", "photo", "photos", "portrait", "picture", "pictureprofile", "affiche"],
  images: ["img", "image", "photos"],
  pictureprofile: ["photo", "portrait", "image", "img", "picture"],
  dateStart: ["debut", "start", "date"],
  dateEnd: ["fin", "end"],
  description: ["texte", "content", "contenu"],
  content: ["contenu", "texte", "description"],
  category: ["categorie"],
  activity: ["activite", "metier"],
  workshops: ["ateliers"],
  price: ["prix", "tarif"],
  duration: ["duree"],
  group: ["groupe"],
  status: ["statut", "etat"],
  draft: ["brouillon"],
  publishAt: ["publication"],
  caption: ["legende"],
  captions: ["legendes"],
  hosts: ["hotes"],
  poem: ["poeme"],
};

/** The fields that no reader knows, each with the known name that was probably meant. */
export function unknownFields(
  typed: readonly string[],
  known: readonly string[],
): [field: string, guess: string | undefined][] {
  const unknown = typed.filter((field) => !known.includes(field)).slice(0, MOST_TOLD);
  return unknown.map((field) => [field, nearest(field.slice(0, 100), known)]);
}

/** The known name that somebody probably meant. */
export function nearest(field: string, known: readonly string[]): string | undefined {
  const plain = (name: string) => slug(name).replace(/[^a-z]/g, "");
  const synonym = known.find((name) => MEANT[name]?.includes(plain(field)));
  if (synonym) return synonym;
  const [best] = known
    .map((name) => ({ name, apart: distance(plain(field), plain(name)) }))
    .sort((a, b) => a.apart - b.apart);
  return best && best.apart < Math.min(NEAR, plain(best.name).length) ? best.name : undefined;
}
