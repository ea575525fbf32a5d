/** The path of resized pictures (app/api/picture). */
export const PICTURES = "/_next/image";
