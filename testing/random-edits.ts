import type { CollectionName } from "@/lib/content/names";

/** Random choices, the same for the same seed. */
export class Chance {
  constructor(private state: number) {}

  /** A whole number below a limit (a linear congruential generator). */
  private below(limit: number): number {
    this.state = (this.state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((this.state / 2 ** 31) * limit);
  }

  oneOf<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  isOneIn = (count: number): boolean => this.below(count) === 0;
}

const HIDING = { draft: [true, undefined], publishAt: ["2100-01-01", "2020-01-01", undefined] };
const TYPED_TITLES = ["Yoga doux", "Anna Le Bris", "Un tout autre titre", "", undefined];
const TYPED_TEXTS = [
  "<p>Avec Anna Le Bris et Danser en rond.</p>",
  "Une phrase.",
  "Gwenn Tanguy accueille.",
  undefined,
];
const TYPED_PICTURES = ["/art/element-feu.webp", "/art/element-eau.webp", "/photos/absente.jpg", undefined];
const TYPED_DAYS = ["2031-01-05", "2031-03-01", "2020-05-01", "bientôt", undefined];

/** For each field of each collection, values that hosts may type; undefined takes the field away. */
export const CONTENT_FIELDS: Record<CollectionName, Record<string, unknown[]>> = {
  partners: {
    title: TYPED_TITLES,
    activity: ["Au gong", undefined],
    workshops: [["Yoga doux", "Marcher"], ["Danser en rond"], [], undefined],
    content: TYPED_TEXTS,
    pictureprofile: TYPED_PICTURES,
    ...HIDING,
  },
  workshops: {
    title: TYPED_TITLES,
    category: ["Bien-être", "Danse", "Coaching", "Mer", undefined],
    element: ["feu", "air", undefined],
    price: [30, "à discuter", undefined],
    dates: [["2031-04-01"], ["2031-02-07 9:00-10:30", "2020-01-01"], undefined],
    content: TYPED_TEXTS,
    img: TYPED_PICTURES,
    ...HIDING,
  },
  calendar: {
    title: TYPED_TITLES,
    dateStart: TYPED_DAYS,
    dateEnd: TYPED_DAYS,
    status: ["complet", "annulé", undefined],
    places: [0, 3, undefined],
    description: TYPED_TEXTS,
    img: TYPED_PICTURES,
    voix: [["Merci."], undefined],
    ...HIDING,
  },
  photos: { name: ["2 Le pré", undefined], img: TYPED_PICTURES, alt: ["Le pré", undefined], ...HIDING },
  pages: {
    title: ["Venir", "Nos tarifs", undefined],
    menu: ["haut", "non", "Autre mot", undefined],
    intro: ["Une autre entrée.", undefined],
    content: TYPED_TEXTS,
    images: [["/art/element-eau.webp"], undefined],
    hosts: [[{ name: "Anna Le Bris" }], undefined],
    ...HIDING,
  },
};
