/** Letters of a title that, as large as others, would fill the first screen. */
const LONG = 60;

/** Whether a title is set smaller, so that what follows it is seen with it. */
export const isLongTitle = (title: string): boolean => title.length > LONG;
