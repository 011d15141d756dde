import { fill, type PluralKey, type Words } from './fill.ts';

/**
 * The text for a number, by the rules of a language: of `left_one` and `left_other` the one that fits, with the number in place
 * of `{count}`. `locale`: English unless given. `numberLocale`: the way in which the number is written, that of `locale` unless given. A
 * form that is missing reads as `other`.
 */
export function plural<Own extends Words>(
  labels: Own,
  key: PluralKey<Own> & string,
  count: number,
  locale = 'en',
  numberLocale = locale,
): string {
  const texts: Words = labels;
  const stem: string = key;
  const form = new Intl.PluralRules(locale).select(count);
  const pattern = texts[`${stem}_${form}`] ?? texts[`${stem}_other`] ?? '';
  return fill<string>(pattern, { count: count.toLocaleString(numberLocale) });
}
