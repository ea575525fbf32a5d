/** The command cannot be carried out as asked; `message` is for the owner. */
export class UsageError extends Error {}
