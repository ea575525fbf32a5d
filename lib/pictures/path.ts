/** The path of resized pictures (app/api/picture). */
export const PICTURE_PATH = "/_next/image";
