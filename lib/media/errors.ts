/** A picture that nobody should be made to open: too large, broken, of another kind. Stays so. */
export class UnfitPicture extends Error {}

/** A picture that is not where it should be (404, 403, moved, no such file). */
export class MissingPicture extends Error {}
