import { IDENTITY_NAMES } from "@/content/shipped/identity";

export const isIdentity = (name: string) => (IDENTITY_NAMES as string[]).includes(name);

/**
 * Takes out settings that are empty: one that is given without a value must not hide a file's. An empty
 * identity setting is a value: there is none.
 */
export function forgetEmpty(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables))
    if (!value?.trim() && !isIdentity(name)) delete variables[name];
}
