import type { CollectionName } from "./names";
import * as booking from "./parse/booking";
import * as days from "./parse/days";
import { ALSO, type Read, type Spec, type Values, withNames } from "./parse/field";
import * as field from "./parse/fields";
import { hosts } from "./parse/hosts";
import * as pictures from "./parse/pictures";

export * from "./names";

// Every field once: types, projections, parsing, the content check and the order of an export follow.

type Names = Omit<Spec<unknown>, "read">;

/** `listed` makes a field that lists need, `detail` one that only the document's own page needs. */
const listed = <T>(read: Read<T>, names?: Names) => ({ read, ...names, listed: true as const });
const detail = <T>(read: Read<T>, names?: Names) => ({ read, ...names, listed: false as const });

/** The fields that decide whether a document is shown. */
const published = {
  draft: listed(field.flag, { also: ["brouillon"] }),
  publishAt: listed(days.moment, { also: ["publication"] }),
};

export const SCHEMA = {
  photos: {
    name: listed(field.photoName, { also: ALSO.name }),
    image: listed(pictures.image, { from: "img", also: ALSO.picture }),
    alt: listed(field.line),
    caption: listed(field.line, { also: ["legende"] }),
    ...published,
  },
  partners: {
    title: listed(field.title, { also: ALSO.title }),
    activity: listed(field.line, { also: ["activite", "metier"] }),
    picture: listed(pictures.image, {
      from: "pictureprofile",
      also: ["photo", "portrait", "image", "img", "picture"],
    }),
    content: detail(field.html, { also: ALSO.content }),
    workshops: listed(field.names, { also: ["ateliers"] }),
    ...published,
  },
  workshops: {
    title: listed(field.title, { also: ALSO.title }),
    category: listed(field.line, { also: ["categorie"] }),
    image: listed(pictures.image, {
      from: "img",
      also: [...ALSO.picture, "portrait", "picture", "pictureprofile"],
    }),
    alt: detail(field.line),
    price: listed(field.price, { also: ALSO.price }),
    duration: listed(field.line, { also: ["duree"] }),
    group: detail(field.line, { also: ["groupe"] }),
    dates: listed(days.sessions, { also: ["date", "prochainesdates", "seances"] }),
    dateWords: listed(days.sessionWords, { from: "dates" }),
    element: listed(field.element, { also: ["elements"] }),
    content: detail(field.html, { also: ALSO.content }),
    ...published,
  },
  calendar: {
    start: listed(days.day, { from: "dateStart", also: ["debut", "start", "date"] }),
    startWords: listed(days.dayWords, { from: "dateStart" }),
    end: listed(days.day, { from: "dateEnd", also: ["fin", "end"] }),
    endWords: listed(days.dayWords, { from: "dateEnd" }),
    title: listed(field.title, { also: ALSO.title }),
    status: listed(field.status, { also: ["statut", "etat"] }),
    statusWords: listed(field.statusWords, { from: "status" }),
    price: listed(field.price, { also: ALSO.price }),
    places: listed(field.places, { also: ["placesrestantes", "placesdisponibles"] }),
    placesWords: listed(field.placesWords, { from: "places" }),
    inscription: detail(booking.contact, { also: ["reservation", "reserver", "formulaire"] }),
    images: listed(pictures.images, { from: "img", also: ALSO.picture }),
    unshownImages: detail(pictures.unshown, { from: "img" }),
    description: detail(field.description, { also: ALSO.description }),
    program: detail(field.program, { from: "description" }),
    voices: listed(booking.voices, { from: "voix", also: ["temoignages", "avis"] }),
    ...published,
  },
  pages: {
    title: listed(field.line, { also: ALSO.title }),
    menu: listed(field.line),
    description: listed(field.line, { also: ALSO.description }),
    summary: listed(field.line),
    intro: listed(field.text),
    content: listed(field.html, { also: ALSO.content }),
    images: listed(pictures.pageImages, { also: ["img", "image", "photos"] }),
    alts: listed(field.texts),
    uprights: listed(pictures.pageImages),
    captions: listed(field.texts, { also: ["legendes"] }),
    poem: listed(field.text, { also: ["poeme"] }),
    house: listed(pictures.image, { also: ["maison"] }),
    houseAlt: listed(field.line),
    hosts: listed(hosts, { also: ["hotes"] }),
    ...published,
  },
} as const satisfies Record<CollectionName, Record<string, Spec<unknown> & { listed: boolean }>>;

type Fields<C extends CollectionName> = (typeof SCHEMA)[C];
type ListedKey<F> = { [K in keyof F]: F[K] extends { listed: true } ? K : never }[keyof F];
/** `updatedAt`: the last change as an ISO instant; absent if the source does not know it. */
type Identity = { id: string; updatedAt?: string };

/** A whole document as the pages see it: plain, complete, safe to show. */
export type FullDocument<C extends CollectionName> = Identity & Values<Fields<C>>;
/** The same document as its list reads it. */
export type ListedDocument<C extends CollectionName> = Identity &
  Values<Pick<Fields<C>, ListedKey<Fields<C>>>>;

/** A collection's fields with all their names: those that its list needs, or all. */
export function fieldsOf(collection: CollectionName, which: "listed" | "all" = "all") {
  return Object.entries<Spec<unknown> & { listed: boolean }>(SCHEMA[collection])
    .filter(([, spec]) => which === "all" || spec.listed)
    .map(withNames);
}

/** The names of a collection's fields in the database, in the order of an export. */
export const fieldNames = (collection: CollectionName, which?: "listed" | "all") => [
  ...new Set(fieldsOf(collection, which).map(({ from }) => from)),
];

/** The fields of a collection that hold a day, by their names in the database. */
export const dayFields = (collection: CollectionName) =>
  fieldsOf(collection).flatMap(({ from, read }) => (read === days.day ? [from] : []));

// An address has at most 2 kB (lib/server/door.ts), beside the folder and the file of a preview.
const MAX_ENCODED = 1900;

/**
 * Whether a document with this id can exist and have a page. Firestore refuses some ids, and the framework
 * answers an address that ends in `.rsc` with the data of a page.
 */
export function isPossibleId(id: string): boolean {
  return (
    id !== "" &&
    id !== "." &&
    id !== ".." &&
    !/^__.*__$|\.rsc$/.test(id) &&
    !/[/\p{Cc}\p{Cs}]/u.test(id) &&
    Buffer.byteLength(id) <= 1500 &&
    encodeURIComponent(id).length <= MAX_ENCODED
  );
}
