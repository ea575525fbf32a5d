/** What is shown in place of a picture that cannot be shown. */
export const DEFAULT_PICTURE = "/art/partner-default.webp";
