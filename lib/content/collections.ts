import type { CollectionName } from "./names";
import * as booking from "./parse/booking";
import * as days from "./parse/days";
import { type Read, type Spec, type Values, withNames } from "./parse/field";
import * as field from "./parse/fields";
import { hosts } from "./parse/hosts";
import * as pictures from "./parse/pictures";

export * from "./names";

// Every field once: types, projections, parsing, the content check and the order of an export follow.

/** A field: its reader, and its name in the database where that differs. */
const by = <T>(read: Read<T>, from?: string): Spec<T> => ({ read, from });

/** The fields that decide whether a document is shown. */
const published = {
  draft: by(field.flag),
  publishAt: by(days.moment),
};

export const SCHEMA = {
  photos: {
    name: by(field.photoName),
    image: by(pictures.image, "img"),
    alt: by(field.line),
    caption: by(field.line),
    ...published,
  },
  partners: {
    title: by(field.title),
    activity: by(field.line),
    picture: by(pictures.image, "pictureprofile"),
    content: by(field.html),
    workshops: by(field.names),
    ...published,
  },
  workshops: {
    title: by(field.title),
    category: by(field.line),
    image: by(pictures.image, "img"),
    alt: by(field.line),
    price: by(field.price),
    duration: by(field.line),
    group: by(field.line),
    dates: by(days.sessions),
    dateWords: by(days.sessionWords, "dates"),
    element: by(field.element),
    content: by(field.html),
    ...published,
  },
  calendar: {
    start: by(days.day, "dateStart"),
    startWords: by(days.dayWords, "dateStart"),
    end: by(days.day, "dateEnd"),
    endWords: by(days.dayWords, "dateEnd"),
    title: by(field.title),
    status: by(field.status),
    statusWords: by(field.statusWords, "status"),
    price: by(field.price),
    places: by(field.places),
    placesWords: by(field.placesWords, "places"),
    inscription: by(booking.contact),
    images: by(pictures.images, "img"),
    unshownImages: by(pictures.unshown, "img"),
    description: by(field.description),
    program: by(field.program, "description"),
    voices: by(booking.voices, "voix"),
    ...published,
  },
  pages: {
    title: by(field.line),
    menu: by(field.line),
    description: by(field.line),
    summary: by(field.line),
    intro: by(field.text),
    content: by(field.html),
    images: by(pictures.pageImages),
    alts: by(field.texts),
    uprights: by(pictures.pageImages),
    captions: by(field.texts),
    poem: by(field.text),
    house: by(pictures.image),
    houseAlt: by(field.line),
    hosts: by(hosts),
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

/** A collection's fields with both of their names. */
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
