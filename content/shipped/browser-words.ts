// The sentences that travel to the browser, set as the typesetter (lib/text/typography) would set them: it
// stays behind, being longer than all of them. A test compares.

export const ENLARGE = "Agrandir l’image\u00a0: ";

/** Offered when the viewer takes long to load. */
export const PICTURE_ALONE = "Ouvrir l’image seule";

export const copyThis = (address: string) => `À copier\u00a0: ${address}`;
