import type { CollectionName } from "@/lib/content/names";

/** Choices that are the same for the same seed. */
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

const SHOWN = { draft: [true, undefined], publishAt: ["2100-01-01", "2020-01-01", undefined] };
const TITLES = ["Yoga doux", "Anna Le Bris", "Un tout autre titre", "", undefined];
const TEXTS = [
  "<p>Avec Anna Le Bris et Danser en rond.</p>",
  "Une phrase.",
  "Gwenn Tanguy accueille.",
  undefined,
];
const PICTURES = ["/art/element-feu.webp", "/art/element-eau.webp", "/photos/absente.jpg", undefined];
const DAYS = ["2031-01-05", "2031-03-01", "2020-05-01", "bientôt", undefined];

/** For each field of each collection, values that hosts may type; undefined takes the field away. */
export const CONTENT_FIELDS: Record<CollectionName, Record<string, unknown[]>> = {
  partners: {
    title: TITLES,
    activity: ["Au gong", undefined],
    workshops: [["Yoga doux", "Marcher"], ["Danser en rond"], [], undefined],
    content: TEXTS,
    pictureprofile: PICTURES,
    ...SHOWN,
  },
  workshops: {
    title: TITLES,
    category: ["Bien-être", "Danse", "Coaching", "Mer", undefined],
    element: ["feu", "air", undefined],
    price: [30, "à discuter", undefined],
    dates: [["2031-04-01"], ["2031-02-07 9:00-10:30", "2020-01-01"], undefined],
    content: TEXTS,
    img: PICTURES,
    ...SHOWN,
  },
  calendar: {
    title: TITLES,
    dateStart: DAYS,
    dateEnd: DAYS,
    status: ["complet", "annulé", undefined],
    places: [0, 3, undefined],
    description: TEXTS,
    img: PICTURES,
    voix: [["Merci."], undefined],
    ...SHOWN,
  },
  photos: { name: ["2 Le pré", undefined], img: PICTURES, alt: ["Le pré", undefined], ...SHOWN },
  pages: {
    title: ["Venir", "Nos tarifs", undefined],
    menu: ["haut", "non", "Autre mot", undefined],
    intro: ["Une autre entrée.", undefined],
    content: TEXTS,
    images: [["/art/element-eau.webp"], undefined],
    hosts: [[{ name: "Anna Le Bris" }], undefined],
    ...SHOWN,
  },
};
