import { WORDS } from "@/content/shipped/words";
import type { Retreat } from "@/lib/content";
import type { Size } from "@/lib/pictures/decode";
import { shownImage } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";

/** The posters of a retreat, named and numbered for readers who do not see them. */
export async function postersOf({ images, title }: Retreat) {
  const label = (i: number) =>
    `${WORDS.poster(title)}${images.length > 1 ? `, ${i + 1} sur ${images.length}` : ""}`;
  return Promise.all(images.map((src, i) => shownImage(src, label(i), SLOTS.half)));
}

/** The shape of a poster: as printed ones are, as a photograph is, nearly square, or wider than high. */
export function shapeOf({ width, height }: Size): "upright" | "broad" | "square" | "landscape" {
  if (width > height) return "landscape";
  const ratio = height / width;
  return ratio < 1.2 ? "square" : ratio < 1.38 ? "broad" : "upright";
}
