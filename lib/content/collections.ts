import type { Read } from "./parse/fields";
import * as field from "./parse/fields";

/**
 * What each collection holds (spec section 3, contract "Optional fields"): every field once, with its
 * reader. Types, the projections of lists, parsing, the content check and the order of an export follow.
 */

/** A field: how it is read, its name in the database where that differs, and whether lists need it. */
type Spec<T, Listed extends boolean> = { read: Read<T>; from?: string; listed: Listed };

const listed = <T>(read: Read<T>, from?: string): Spec<T, true> => ({ read, from, listed: true });
const detail = <T>(read: Read<T>, from?: string): Spec<T, false> => ({ read, from, listed: false });

/** When a document is shown at all. */
const published = { draft: listed(field.flag), publishAt: listed(field.moment) };

export const SCHEMA = {
  photos: {
    name: listed(field.photoName),
    image: listed(field.image, "img"),
    alt: listed(field.line),
    caption: listed(field.line),
    ...published,
  },
  partners: {
    title: listed(field.title),
    activity: listed(field.line),
    picture: listed(field.image, "pictureprofile"),
    content: detail(field.html),
    workshops: listed(field.names),
    ...published,
  },
  workshops: {
    title: listed(field.title),
    category: listed(field.line),
    image: listed(field.image, "img"),
    alt: detail(field.line),
    price: listed(field.price),
    duration: listed(field.line),
    group: detail(field.line),
    content: detail(field.html),
    ...published,
  },
  calendar: {
    start: listed(field.day, "dateStart"),
    end: listed(field.day, "dateEnd"),
    title: listed(field.title),
    status: listed(field.status),
    price: listed(field.price),
    images: listed(field.images, "img"),
    description: detail(field.text),
    ...published,
  },
  pages: {
    title: listed(field.line),
    description: listed(field.line),
    summary: listed(field.line),
    intro: listed(field.text),
    content: listed(field.html),
    images: listed(field.images),
    alts: listed(field.texts),
    captions: listed(field.texts),
    poem: listed(field.text),
    hosts: listed(field.hosts),
  },
} as const satisfies Record<string, Record<string, Spec<unknown, boolean>>>;

export type CollectionName = keyof typeof SCHEMA;

export const COLLECTION_NAMES = Object.keys(SCHEMA) as CollectionName[];

/** One of something for each collection. */
export const byCollection = <T>(make: (name: CollectionName) => T) =>
  Object.fromEntries(COLLECTION_NAMES.map((name) => [name, make(name)])) as Record<CollectionName, T>;

type Fields<C extends CollectionName> = (typeof SCHEMA)[C];
type Value<S> = S extends { read: Read<infer T> } ? T : never;
type Values<F> = { [K in keyof F]: Value<F[K]> };
type ListedKey<F> = { [K in keyof F]: F[K] extends { listed: true } ? K : never }[keyof F];
/** Fields that may be absent need not be named. */
type Relaxed<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};
/** When the document last changed, as an ISO instant; absent where the source does not know it. */
type Identity = { id: string; updatedAt?: string };

/** A whole document as the pages see it: plain, complete, safe to show. */
export type Whole<C extends CollectionName> = Identity & Relaxed<Values<Fields<C>>>;
/** The same document as its list reads it. */
export type Listed<C extends CollectionName> = Identity &
  Relaxed<Values<Pick<Fields<C>, ListedKey<Fields<C>>>>>;

/** The fields of a collection by the names that pages know them by; those of its list, or all. */
export function fieldsOf(collection: CollectionName, which: "listed" | "all" = "all") {
  const specs = Object.entries<Spec<unknown, boolean>>(SCHEMA[collection]);
  return specs
    .filter(([, spec]) => which === "all" || spec.listed)
    .map(([key, { read, from = key }]) => ({ key, from, read }));
}

/** The names of a collection's fields in the database, in the order of an export. */
export const fieldNames = (collection: CollectionName, which?: "listed" | "all") =>
  fieldsOf(collection, which).map(({ from }) => from);

/** The fields of a collection that hold a day, by their names in the database. */
export const dayFields = (collection: CollectionName) =>
  fieldsOf(collection).flatMap(({ from, read }) => (read === field.day ? [from] : []));

/**
 * Whether a document can have this id at all: Firestore refuses empty ids, slashes, `.`, `..`,
 * `__x__` and more than 1,500 bytes. No read is spent on the others.
 */
export function isPossibleId(id: string): boolean {
  return (
    id !== "" &&
    id !== "." &&
    id !== ".." &&
    !/^__.*__$/.test(id) &&
    !/[/\p{Cc}\p{Cs}]/u.test(id) &&
    Buffer.byteLength(id) <= 1500
  );
}
