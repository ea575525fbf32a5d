/** The empty page of the framework: what the pages of the site are measured against. */
export default {};
