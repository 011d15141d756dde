import type { TranslationFile } from '../src/screens/shell/language/loadedLanguage.ts';

interface Known {
  /** English texts that say something else in the other language. */
  whole: ReadonlySet<string>;
  /** Those with values, such as 'Options for {title}'. */
  patterns: readonly RegExp[];
}

const value = /\{\w+\}/;

/** Each English text beside its translation. Plural forms that English lacks have no counterpart. */
function* pairs(
  english: TranslationFile,
  translated: TranslationFile,
): Generator<readonly [english: string, translated: string]> {
  for (const [component, words] of Object.entries(english.labels))
    for (const [key, text] of Object.entries(words)) yield [text, translated.labels[component]?.[key] ?? ''];
  for (const text of Object.keys(english.sentences)) yield [text, translated.sentences[text] ?? ''];
}

/** Matches an English text with any values in it. */
const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(value)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.+?)')}$`,
    's',
  );

/** With less than this many letters of its own, a text with values fits too much: '{used} of {limit}'. */
const ownLetters = 7;

/**
 * Finds English texts that have a translation: a fixed text in a component, or a label of which a component does not take the
 * translation. What is the same in both languages, such as 'Online', is none, and neither is what one component translates and
 * another leaves as it is.
 */
export function untranslatedMatcher(
  english: TranslationFile,
  translated: TranslationFile,
): (text: string) => boolean {
  const all = [...pairs(english, translated)].filter(([, other]) => other !== '');
  const kept = new Set(all.filter(([text, other]) => text === other).map(([text]) => text));
  const others = new Set(all.map(([, other]) => other));
  const isLeft = ([text]: readonly [string, string]) => !kept.has(text) && !others.has(text);
  const changed = all.filter(isLeft).map(([text]) => text);
  const known: Known = {
    whole: new Set(changed.filter((text) => !value.test(text))),
    patterns: changed
      .filter((text) => value.test(text) && text.replaceAll(/\{\w+\}|[^A-Za-z]/g, '').length >= ownLetters)
      .map(patternOf),
  };
  return (text) => known.whole.has(text) || known.patterns.some((pattern) => pattern.test(text));
}
