import "server-only";
import { withDe } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";

/** A sentence, or one with words to fill in. */
type Word = string | ((...values: string[]) => string);

/** Sentences as they are typed, with the typography of everything else on the site. */
function spoken<T extends Record<string, Word>>(words: T): T {
  const say = (word: Word): Word =>
    typeof word === "string" ? french(word) : (...values) => french(word(...values));
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, say(word)])) as T;
}

/** The site's own sentences that need a typesetter. lib/content/shipped.ts fills in `{phone}`. */
export const WORDS = spoken({
  pagesOf: (list: string) => `Pages : ${list}`,
  reload: "Rechargez la page ; si rien ne change, réessayez un peu plus tard.",
  subject: (retreat: string) => `Retraite « ${retreat} »`,
  booking: (retreat: string) =>
    `Bonjour,\n\nJe souhaite réserver pour la retraite ${retreat}.\n\nNom et prénom :\nNombre de personnes :\nTéléphone :\n\nMerci !`,
  waiting: (retreat: string) =>
    `Bonjour,\n\nPrévenez-moi, s’il vous plaît, si une place se libère pour la retraite ${retreat}.\n\nNom et prénom :\nNombre de personnes :\nTéléphone :\n\nMerci !`,
  notify: "Me prévenir d’un désistement",
  aboutWorkshop: (workshop: string) => `Atelier « ${workshop} »`,
  portrait: (name: string) => `Portrait ${withDe(name)}`,
  poster: (retreat: string) => `Affiche de la retraite « ${retreat} »`,
  full: "Voyez les autres dates.\nPour un désistement, appelez le {phone}.",
  cancelled: "Cette retraite n’aura pas lieu.\nVoyez les suivantes.",
  postponed: "Les nouvelles dates ne sont pas encore là.\nPour en parler, appelez le {phone}.",
  when: "Quand venir ?",
  nextDates: "Demandez-nous les prochaines dates.",
  otherwise: "Pas libre à ces dates ?",
  unprinted: "L’encre n’est pas sèche. En attendant, le programme se raconte au {phone}.",
  fourElements: "Nous n’en connaissons que quatre : feu, eau, air et terre.",
  nowhere:
    "Cette page n’existe pas, ou n’existe plus. Faites demi-tour sans inquiétude : le reste du site est toujours à sa place.",
  howIsTheSite: "Où en est le site ?",
  pageOf: (number: string, count: string, entries: string) => `Page ${number} sur ${count} : ${entries}.`,
});
