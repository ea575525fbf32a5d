import { MAX_PICTURES, typedImage } from "@/lib/pictures/allowed";
import { type Field, isAbsent, problemOfKind, type Reader, readList, withFault, withoutFault } from "./field";
import { keepingPlace, type ReadEntry } from "./fields";

const DEFAULT_PICTURE = "l’image par défaut";

export const image = (raw: unknown): Field<string | undefined> => {
  if (isAbsent(raw)) return withoutFault(undefined);
  if (typeof raw !== "string") return withFault(undefined, problemOfKind(raw), DEFAULT_PICTURE);
  const { address, problem } = typedImage(raw);
  return problem === undefined ? withoutFault(address) : withFault(undefined, problem, DEFAULT_PICTURE);
};

/** Makes a reader of a list of pictures, whose entries `readEntry` reads. */
const pictureListReader = (readEntry: ReadEntry) => (raw: unknown) => {
  const { value, faults } = readList(raw, readEntry, "image");
  const shownInList = (shownInstead: string) =>
    shownInstead === DEFAULT_PICTURE ? "les autres images, sans celle-ci" : shownInstead;
  const listFaults = faults.map((fault) => ({ ...fault, shownInstead: shownInList(fault.shownInstead) }));
  if (value.length > MAX_PICTURES)
    listFaults.push({ problem: `${value.length} images`, shownInstead: `les ${MAX_PICTURES} premières` });
  return { value: value.slice(0, MAX_PICTURES), faults: listFaults };
};

/** The pictures of a document, without those that cannot be shown. */
export const images: Reader<string[]> = pictureListReader(image);
/** Whether the hosts typed pictures of which none can be shown. `images` reports the reasons. */
export const unshown: Reader<true | undefined> = (raw, id) => {
  const isTyped = [raw].flat().some((item) => typeof item === "string" && item.trim() !== "");
  return withoutFault(isTyped && images(raw, id).value.length === 0 ? true : undefined);
};
/** The pictures of a page. A picture that cannot be shown keeps its place, so that captions stay in step. */
export const pageImages: Reader<string[]> = pictureListReader(keepingPlace(image));
