type Views = Readonly<Record<string, string>>;

/** What the page says in another language, by what it says in English. */
export type PageWords = Readonly<Record<string, string>>;

/** All tables in one, as they stand in the page: the English texts once, and what each language has in their places. */
export type WordLists = Readonly<Record<string, readonly (string | null)[]>>;

/** Puts the tables of all languages together. A table for each would have the English texts as often as there are languages. [W2] */
export function wordLists(tables: Readonly<Record<string, PageWords>>): WordLists {
  const english = [...new Set(Object.values(tables).flatMap(Object.keys))];
  const lists = Object.entries(tables).map(([language, words]) => [
    language,
    english.map((text) => words[text] ?? null),
  ]);
  return { en: english, ...Object.fromEntries(lists) };
}

/** The table of one language; undefined when the page has none. */
export function wordsIn({ en = [], ...lists }: WordLists, language: string): PageWords | undefined {
  const own = lists[language];
  return own && Object.fromEntries(en.flatMap((text, i) => (own[i] == null ? [] : [[text, own[i]]])));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescaped = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);

/** What translatePage.ts finds in a view, in the order of the page: text nodes and the attributes that are read. */
const textsIn = (html: string) =>
  [...html.matchAll(/>([^<]+)<|\s(?:aria-label|placeholder|alt|title)="([^"]+)"/g)].map(([, text, label]) =>
    unescaped(text ?? label ?? ''),
  );

/** The views that React draws anew, and does not compare with what is on the page. */
const drawnAnew: readonly string[] = ['main', 'resolving', 'notLoaded'];

/**
 * The table with which the bootstrap script translates the prerendered views: made by comparing the views of both languages, text by
 * text. Fails the build when they have different structures, or when one English text has two translations where React compares. [W2]
 *
 * @param more Words that the script itself puts in, such as the name of somebody who has none.
 */
export function pageWords(language: string, english: Views, translated: Views, more: PageWords): PageWords {
  const words = new Map(Object.entries(more));
  for (const [view, html] of Object.entries(english)) {
    const [texts, own] = [textsIn(html), textsIn(translated[view] ?? '')];
    if (texts.length !== own.length)
      throw new Error(
        `The prerendered view '${view}' has ${texts.length} texts in English and ${own.length} in '${language}'. Draw the same elements in each language, and leave no text empty.`,
      );
    for (const [i, text] of texts.entries()) {
      const said = own[i]!;
      const before = words.get(text) ?? said;
      if (before !== said && !drawnAnew.includes(view))
        throw new Error(
          `The prerendered page says '${text}' twice, and '${language}' has '${before}' and '${said}' for it. Translate both the same.`,
        );
      words.set(text, before);
    }
  }
  return Object.fromEntries([...words].filter(([text, said]) => text !== said));
}
