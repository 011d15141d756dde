/** A value of the provider's forms. What is undefined is left out; '' empties a member. */
export type FormValue =
  | string
  | number
  | boolean
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

function pairs(name: string, value: FormValue): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner));
}

/** Writes nested values as the provider reads them: `a[b][0][c]=d`. */
export const encodeForm = (values: Readonly<Record<string, FormValue>>): string =>
  new URLSearchParams(Object.entries(values).flatMap(([name, value]) => pairs(name, value))).toString();
