/** How many pictures and captions the carousel of the home page has (requirement 3.1). */
export const SLIDES = 4;
