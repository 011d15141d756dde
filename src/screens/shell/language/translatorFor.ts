type Sentences = Readonly<Record<string, string>>;

/** '{plan}' in a sentence. */
const names = /\{(\w+)\}/g;

interface Pattern {
  /** Matches the finished English sentence; each value is a group. */
  matches: RegExp;
  values: readonly string[];
  translated: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The sentences with values, the one that says most of its own first: it is the most specific. */
function patternsOf(sentences: Sentences): readonly Pattern[] {
  const found = Object.entries(sentences).filter(([english]) => english.match(names));
  const own = (english: string) => english.replace(names, '').length;
  return found
    .toSorted(([a], [b]) => own(b) - own(a))
    .map(([english, translated]) => ({
      matches: new RegExp(
        `^${english
          .split(/\{\w+\}/)
          .map(escaped)
          .join('(.+?)')}$`,
        's',
      ),
      values: [...english.matchAll(names)].map(([, name = '']) => name),
      translated,
    }));
}

/**
 * Returns a function that translates English sentences. It takes the finished sentence, such as 'Successfully
 * subscribed to Pro plan', so that the modules and adapters which make sentences need not know of languages. A value may be a
 * sentence by itself, and is translated too. What has no translation, such as a backend's own message, stays as it is. [W1]
 */
export function translatorFor(sentences: Sentences): (text: string) => string {
  let patterns: readonly Pattern[] | undefined;
  const translate = (text: string): string => {
    if (Object.hasOwn(sentences, text)) return sentences[text]!;
    patterns ??= patternsOf(sentences);
    for (const { matches, values, translated } of patterns) {
      const [, ...found] = matches.exec(text) ?? [];
      if (found.length > 0)
        return translated.replace(names, (whole, name: string) => {
          const value = found[values.indexOf(name)];
          return value === undefined ? whole : translate(value);
        });
    }
    return text;
  };
  return translate;
}
