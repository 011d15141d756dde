import type { Labels } from './english.ts';

/** 'PlanCard.subscribe' and its text. */
const flat = (labels: Labels): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(labels).flatMap(([component, words]) =>
      Object.entries(words).map(([key, text]) => [`${component}.${key}`, text] as const),
    ),
  );

const namesIn = (text: string) => new Set(text.match(/\{\w+\}/g));
const pluralForm = /_(zero|one|two|few|many|other)$/;
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

/** What is wrong with a text, as the end of a sentence that begins with its key. */
function faultOf(key: string, english: string, translated: unknown) {
  if (translated === undefined) return `is not translated: '${english}'`;
  if (typeof translated !== 'string') return 'is no text';
  if (translated.trim() === '') return `is empty: '${english}'`;
  const [wanted, found] = [namesIn(english), namesIn(translated)];
  const unknown = [...found].filter((name) => !wanted.has(name));
  if (unknown.length > 0) return `names ${unknown.join(', ')}, which the English does not: '${english}'`;
  // None, one or two of something may be said without a figure.
  const mayOmit = /_(?:zero|one|two)$/.test(key) ? '{count}' : undefined;
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
      const fault = faultOf(key, text, found.get(key));
      return fault === undefined ? [] : [`${language}: ${key} ${fault}.`];
    }),
    ...[...found.keys()].flatMap((key) => (wanted.has(key) ? [] : [`${language}: no component has ${key}.`])),
  ];
}
