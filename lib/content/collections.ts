import type { CollectionName } from "./names";
import * as booking from "./parse/booking";
import * as days from "./parse/days";
import { type FieldSpec, type FieldValues, type Reader, withNames } from "./parse/field";
import * as field from "./parse/fields";
import { hosts } from "./parse/hosts";
import * as pictures from "./parse/pictures";

export * from "./names";

// Types, projections, parsing, the content check and the order of an export follow from these fields.

/** A field that a reader reads, and the name of the field in the database where that differs. */
const readBy = <T>(read: Reader<T>, from?: string): FieldSpec<T> => ({ read, from });

/** The fields that decide whether a document is shown. */
const publicationFields = {
  draft: readBy(field.flag),
  publishAt: readBy(days.moment),
};

export const SCHEMA = {
  photos: {
    name: readBy(field.photoName),
    image: readBy(pictures.image, "img"),
    alt: readBy(field.line),
    caption: readBy(field.line),
    ...publicationFields,
  },
  partners: {
    title: readBy(field.title),
    activity: readBy(field.line),
    picture: readBy(pictures.image, "pictureprofile"),
    content: readBy(field.html),
    workshops: readBy(field.names),
    ...publicationFields,
  },
  workshops: {
    title: readBy(field.title),
    category: readBy(field.line),
    image: readBy(pictures.image, "img"),
    alt: readBy(field.line),
    price: readBy(field.price),
    duration: readBy(field.line),
    group: readBy(field.line),
    dates: readBy(days.sessions),
    dateWords: readBy(days.sessionWords, "dates"),
    element: readBy(field.workshopElement),
    content: readBy(field.html),
    ...publicationFields,
  },
  calendar: {
    start: readBy(days.day, "dateStart"),
    startWords: readBy(days.dayWords, "dateStart"),
    end: readBy(days.day, "dateEnd"),
    endWords: readBy(days.dayWords, "dateEnd"),
    title: readBy(field.title),
    status: readBy(field.status),
    statusWords: readBy(field.statusWords, "status"),
    price: readBy(field.price),
    places: readBy(field.places),
    placesWords: readBy(field.placesWords, "places"),
    inscription: readBy(booking.contact),
    images: readBy(pictures.images, "img"),
    unshownImages: readBy(pictures.unshown, "img"),
    description: readBy(field.description),
    program: readBy(field.program, "description"),
    voices: readBy(booking.voices, "voix"),
    ...publicationFields,
  },
  pages: {
    title: readBy(field.line),
    menu: readBy(field.line),
    description: readBy(field.line),
    summary: readBy(field.line),
    intro: readBy(field.text),
    content: readBy(field.html),
    images: readBy(pictures.pageImages),
    alts: readBy(field.texts),
    uprights: readBy(pictures.pageImages),
    captions: readBy(field.texts),
    poem: readBy(field.text),
    house: readBy(pictures.image),
    houseAlt: readBy(field.line),
    hosts: readBy(hosts),
    ...publicationFields,
  },
} as const satisfies Record<CollectionName, Record<string, FieldSpec<unknown>>>;

/**
 * A whole document as pages see it: plain, complete, safe to show. `updatedAt` is the ISO instant of the last
 * change, if the source knows it.
 */
export type FullDocument<C extends CollectionName> = { id: string; updatedAt?: string } & FieldValues<
  (typeof SCHEMA)[C]
>;

/** A collection's fields with both of their names. */
export const fieldsOf = (collection: CollectionName) =>
  Object.entries<FieldSpec<unknown>>(SCHEMA[collection]).map(withNames);

/** The names of a collection's fields in the database, in the order of an export. */
export const fieldNames = (collection: CollectionName) => [
  ...new Set(fieldsOf(collection).map(({ from }) => from)),
];

/** The fields of a collection that hold a day, by their names in the database. */
export const dayFields = (collection: CollectionName) =>
  fieldsOf(collection).flatMap(({ from, read }) => (read === days.day ? [from] : []));

// An address has at most 2 kB (lib/server/front.ts), which includes the folder and the file of a preview.
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
