/** The texts of one component by their names. A pattern has names in braces: '{subject} could not be loaded.' */
export type Words = Readonly<Record<string, string>>;

/** The forms that a language may have for a number. English has `one` and `other`. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The names in a pattern: 'subject' of '{subject} could not be loaded.' */
export type NamesIn<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The texts that depend on a number: 'left' of `left_one` and `left_other`. */
export type PluralKey<Own> = keyof Own extends infer Key
  ? Key extends `${infer Stem}_other`
    ? Stem
    : never
  : never;

/** Puts values into a pattern. The English pattern says which: a missing or an unknown one is a type error. */
export const fill = <Pattern extends string>(
  pattern: Pattern,
  values: Readonly<Record<NamesIn<Pattern>, string>>,
): string => pattern.replace(/\{(\w+)\}/g, (whole, name: string) => (values as Words)[name] ?? whole);
