import type { Labels } from './english.ts';

/** 'PlanCard.subscribe' and its text. */
const flat = (labels: Labels): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(labels).flatMap(([component, words]) =>
      // A file that somebody has edited may have anything in the place of a component's words.
      Object.entries(Object(words) as Labels[string]).map(
        ([key, text]) => [`${component}.${key}`, text] as const,
      ),
    ),
  );

const namesIn = (text: string) => new Set(text.match(/\{\w+\}/g));
const pluralForm = /_(zero|one|two|few|many|other)$/;
/** As many as tell the forms apart that stand for one number alone. */
const firstNumbers = Array.from({ length: 201 }, (_, count) => count);
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The keys that a translation has to have, each with its English text: of a text for a number the forms of that language. */
function wantedIn(language: string, english: ReadonlyMap<string, string>) {
  return new Map(
    [...english].flatMap(([key, text]) => {
      if (!pluralForm.test(key)) return [[key, text] as const];
      const stem = key.replace(pluralForm, '');
      return formsOf(language).map(
        (form) =>
          [
            `${stem}_${form}`,
            english.get(`${stem}_${form}`) ?? english.get(`${stem}_other`) ?? text,
          ] as const,
      );
    }),
  );
}

/** Whether a plural form of the language is that of one whole number only. French says 'one' of 0 and of 1. */
function isOneNumber(language: string, key: string) {
  const [, form] = pluralForm.exec(key) ?? [];
  const rules = new Intl.PluralRules(language);
  return form !== undefined && firstNumbers.filter((count) => rules.select(count) === form).length === 1;
}

/** What is wrong with a text, as the end of a sentence that begins with its key. */
function faultOf(language: string, key: string, english: string, translated: unknown) {
  if (translated === undefined) return `is not translated: '${english}'`;
  if (typeof translated !== 'string') return 'is no text';
  if (translated.trim() === '') return `is empty: '${english}'`;
  const [wanted, found] = [namesIn(english), namesIn(translated)];
  const unknown = [...found].filter((name) => !wanted.has(name));
  if (unknown.length > 0) return `names ${unknown.join(', ')}, which the English does not: '${english}'`;
  // None, one or two of something may be said without a figure, where the form stands for that number alone.
  const mayOmit = isOneNumber(language, key) ? '{count}' : undefined;
  const missing = [...wanted].filter((name) => !found.has(name) && name !== mayOmit);
  return missing.length > 0 ? `does not name ${missing.join(', ')}: '${english}'` : undefined;
}

/** One sentence for each fault of the English: what changed since translators have seen it, and plural forms that English lacks. */
export function faultsOfEnglish(english: Labels, seen: Labels): readonly string[] {
  const [now, before] = [flat(english), flat(seen)];
  const stems = new Set(
    [...now.keys()].filter((key) => pluralForm.test(key)).map((key) => key.replace(pluralForm, '')),
  );
  return [
    ...[...stems].flatMap((stem) =>
      formsOf('en').flatMap((form) =>
        now.has(`${stem}_${form}`) ? [] : [`en: ${stem}_${form} is missing.`],
      ),
    ),
    ...[...now].flatMap(([key, text]) => {
      const old = before.get(key);
      if (old === text) return [];
      return [
        old === undefined ? `en: ${key} is new: '${text}'.` : `en: ${key} was '${old}' and is '${text}' now.`,
      ];
    }),
    ...[...before.keys()].flatMap((key) => (now.has(key) ? [] : [`en: ${key} is gone.`])),
  ];
}

/** One sentence for each fault of a translation. `language`: a tag such as 'de'. */
export function faultsOf(language: string, english: Labels, translation: Labels): readonly string[] {
  const wanted = wantedIn(language, flat(english));
  const found = flat(translation);
  return [
    ...[...wanted].flatMap(([key, text]) => {
      const fault = faultOf(language, key, text, found.get(key));
      return fault === undefined ? [] : [`${language}: ${key} ${fault}.`];
    }),
    ...[...found.keys()].flatMap((key) => (wanted.has(key) ? [] : [`${language}: no component has ${key}.`])),
  ];
}

/** Names and some words are the same in two languages; in a copy nearly all texts are. */
const mostAlike = 0.1;

/** One sentence for a translation that is a copy of the English. */
export function faultsOfCopy(language: string, english: Labels, translation: Labels): readonly string[] {
  const [texts, found] = [flat(english), flat(translation)];
  const alike = [...texts].filter(([key, text]) => found.get(key) === text).length;
  return alike > texts.size * mostAlike
    ? [`${language}: ${alike} of ${texts.size} texts are as in English. Translate them.`]
    : [];
}
