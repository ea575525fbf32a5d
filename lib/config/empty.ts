/** Takes out settings that are empty: one that is given without a value must not hide a file's. */
export function forgetEmpty(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) if (!value?.trim()) delete variables[name];
}
