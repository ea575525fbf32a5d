/** How many pictures the carousel of the home page has (spec section 4). */
export const SLIDES = 4;
