import type { CollectionName } from "./names";
import * as booking from "./parse/booking";
import * as days from "./parse/days";
import { ALSO, type Read, type Spec, type Values, withNames } from "./parse/field";
import * as field from "./parse/fields";
import { hosts } from "./parse/hosts";
import * as pictures from "./parse/pictures";

export * from "./names";

// Every field once: types, projections, parsing, the content check and the order of an export follow.

/** A field: its reader, and its other names. */
const by = <T>(read: Read<T>, names?: Omit<Spec<T>, "read">): Spec<T> => ({ read, ...names });

/** The fields that decide whether a document is shown. */
const published = {
  draft: by(field.flag, { also: ["brouillon"] }),
  publishAt: by(days.moment, { also: ["publication"] }),
};

export const SCHEMA = {
  photos: {
    name: by(field.photoName, { also: ALSO.name }),
    image: by(pictures.image, { from: "img", also: ALSO.picture }),
    alt: by(field.line),
    caption: by(field.line, { also: ["legende"] }),
    ...published,
  },
  partners: {
    title: by(field.title, { also: ALSO.title }),
    activity: by(field.line, { also: ["activite", "metier"] }),
    picture: by(pictures.image, {
      from: "pictureprofile",
      also: ["photo", "portrait", "image", "img", "picture"],
    }),
    content: by(field.html, { also: ALSO.content }),
    workshops: by(field.names, { also: ["ateliers"] }),
    ...published,
  },
  workshops: {
    title: by(field.title, { also: ALSO.title }),
    category: by(field.line, { also: ["categorie"] }),
    image: by(pictures.image, {
      from: "img",
      also: [...ALSO.picture, "portrait", "picture", "pictureprofile"],
    }),
    alt: by(field.line),
    price: by(field.price, { also: ALSO.price }),
    duration: by(field.line, { also: ["duree"] }),
    group: by(field.line, { also: ["groupe"] }),
    dates: by(days.sessions, { also: ["date", "prochainesdates", "seances"] }),
    dateWords: by(days.sessionWords, { from: "dates" }),
    element: by(field.element, { also: ["elements"] }),
    content: by(field.html, { also: ALSO.content }),
    ...published,
  },
  calendar: {
    start: by(days.day, { from: "dateStart", also: ["debut", "start", "date"] }),
    startWords: by(days.dayWords, { from: "dateStart" }),
    end: by(days.day, { from: "dateEnd", also: ["fin", "end"] }),
    endWords: by(days.dayWords, { from: "dateEnd" }),
    title: by(field.title, { also: ALSO.title }),
    status: by(field.status, { also: ["statut", "etat"] }),
    statusWords: by(field.statusWords, { from: "status" }),
    price: by(field.price, { also: ALSO.price }),
    places: by(field.places, { also: ["placesrestantes", "placesdisponibles"] }),
    placesWords: by(field.placesWords, { from: "places" }),
    inscription: by(booking.contact, { also: ["reservation", "reserver", "formulaire"] }),
    images: by(pictures.images, { from: "img", also: ALSO.picture }),
    unshownImages: by(pictures.unshown, { from: "img" }),
    description: by(field.description, { also: ALSO.description }),
    program: by(field.program, { from: "description" }),
    voices: by(booking.voices, { from: "voix", also: ["temoignages", "avis"] }),
    ...published,
  },
  pages: {
    title: by(field.line, { also: ALSO.title }),
    menu: by(field.line),
    description: by(field.line, { also: ALSO.description }),
    summary: by(field.line),
    intro: by(field.text),
    content: by(field.html, { also: ALSO.content }),
    images: by(pictures.pageImages, { also: ["img", "image", "photos"] }),
    alts: by(field.texts),
    uprights: by(pictures.pageImages),
    captions: by(field.texts, { also: ["legendes"] }),
    poem: by(field.text, { also: ["poeme"] }),
    house: by(pictures.image, { also: ["maison"] }),
    houseAlt: by(field.line),
    hosts: by(hosts, { also: ["hotes"] }),
    ...published,
  },
} as const satisfies Record<CollectionName, Record<string, Spec<unknown>>>;

/**
 * A whole document as the pages see it: plain, complete, safe to show. `updatedAt`: the last change as an ISO instant;
 * absent if the source does not know it.
 */
export type FullDocument<C extends CollectionName> = { id: string; updatedAt?: string } & Values<
  (typeof SCHEMA)[C]
>;

/** A collection's fields with all their names. */
export const fieldsOf = (collection: CollectionName) =>
  Object.entries<Spec<unknown>>(SCHEMA[collection]).map(withNames);

/** The names of a collection's fields in the database, in the order of an export. */
export const fieldNames = (collection: CollectionName) => [
  ...new Set(fieldsOf(collection).map(({ from }) => from)),
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
