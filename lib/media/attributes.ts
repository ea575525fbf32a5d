import type { ShownImage } from "./shown-image";

/** What of an image stands on its `<img>`: its caption stands under it. */
export const attributesOf = ({ caption: _, ...attributes }: ShownImage) => attributes;
