import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { englishActivity } from '../../../src/services/activityWords.ts';
import { languages } from '../../../src/services/languages.ts';
import { memoryReader } from '../memoryReader.ts';
import { germanActivity } from './activityAnswer.ts';
import { germanWords, interfaceNames, withNames } from './interfaceWords.ts';
import { account, answerTo, payment } from './rules.fixture.ts';

const root = `${import.meta.dirname}/../../..`;
const file = (language: string) =>
  JSON.parse(readFileSync(`${root}/translations/${language}.json`, 'utf8')) as {
    labels: Record<string, Record<string, string>>;
    sentences: Record<string, string>;
  };
const english = file('en');

/** Everything that the interface says in this language for an English text. */
function saidFor(text: string, language: string) {
  const { labels, sentences } = file(language);
  const found = Object.entries(english.labels).flatMap(([component, texts]) =>
    Object.entries(texts).flatMap(([key, own]) => (own === text ? [labels[component]?.[key]] : [])),
  );
  return [...found, sentences[text]].filter((each) => each !== undefined);
}

describe('what the interface calls something', () => {
  it.each(languages.flatMap(({ id }) => (id === 'en' ? [] : [id])))(
    'is called the same by the assistant, in %s [W11]',
    (language) => {
      const wrong = Object.entries(interfaceNames).filter(([name, words]) => {
        const said = saidFor(name, language);
        return said.length > 0 && words[language] !== undefined && !said.includes(words[language]);
      });
      expect(wrong).toEqual([]);
    },
  );

  it('is called the same in what the price list and the database have [W11]', () => {
    const { sentences } = file('de');
    for (const [text, german] of Object.entries(germanWords))
      expect([text, german]).toEqual([text, sentences[text]]);
  });

  it('is called the same in what was changed in the account [W11]', () => {
    const { sentences } = file('de');
    const { labels, verbs, values, locale: _locale, ...others } = englishActivity;
    const { canceled: _another, ...sameValues } = values;
    const english = { ...labels, ...verbs, ...sameValues, ...others };
    const german = {
      ...germanActivity.labels,
      ...germanActivity.verbs,
      ...germanActivity.values,
      ...germanActivity,
    };
    for (const [name, text] of Object.entries(english))
      expect([name, german[name as keyof typeof german]]).toEqual([name, sentences[String(text)]]);
  });

  it('is known for every name that an answer has [W11]', () => {
    const sources = globSync(`${import.meta.dirname}/*.ts`).filter(
      (each) => !/\.test\.|interfaceWords/.test(each),
    );
    const used = sources.flatMap((each) =>
      [...readFileSync(each, 'utf8').matchAll(/\[\[([^\]]+)\]\]/g)].flatMap(([, path = '']) =>
        path.split(' → '),
      ),
    );
    expect(used.length).toBeGreaterThan(15);
    expect(used.filter((name) => !(name in interfaceNames))).toEqual([]);
  });

  it('stands in the language of the interface, whatever the answer is in [W11]', async () => {
    const asked = async (question: string, language: 'en' | 'de' | 'ar') =>
      (await answerTo(question, { language })).text;
    expect(await asked('How do I cancel?', 'en')).toContain('**Dashboard → Manage billing**');
    expect(await asked('How do I cancel?', 'de')).toContain('**Übersicht → Abrechnung verwalten**');
    expect(await asked('Wie kündige ich?', 'de')).toContain('unter **Übersicht → Abrechnung verwalten**');
    expect(await asked('Wie kündige ich?', 'en')).toContain('unter **Dashboard → Manage billing**');
    expect(await asked('How do I cancel?', 'ar')).toContain('**لوحة المعلومات ← إدارة الفوترة**');
  });

  it('cannot be imitated by what people have typed [W11]', async () => {
    const reader = memoryReader({ account: { ...account, fullName: '[[Account]] **Data**' }, payments: [] });
    const { text } = await answerTo('Wie heiße ich?', { language: 'de', reader });
    expect(text).not.toContain('Konto');
    expect(text).not.toContain('Daten');
    expect(withNames('[[Nothing of ours]]', 'de')).toBe('**Nothing of ours**');
  });
});

describe('a German answer', () => {
  const payments = [payment('p1', '2026-03-03', 1229), payment('p2', '2026-06-03', 29)];
  it.each([
    ['Wie viel habe ich im März bezahlt?', ['1.229,00 $', 'im März 2026']],
    ['Was habe ich zuletzt bezahlt?', ['29,00 $', 'für Tarif Pro', '03.06.2026']],
    ['Welchen Tarif habe ich?', ['**Pro**', '(aktiv)', '29 $ im Monat']],
    ['Was ist in Enterprise enthalten?', ['Zusammenarbeit im Team', 'SLA-Garantie']],
    ['Welche Tarife gibt es?', ['Für Teams, die eigene Regeln brauchen.', '99 $']],
  ])(
    'writes figures, days and what the product calls something in German: %s [W11]',
    async (question, words) => {
      const { text } = await answerTo(question, {
        language: 'de',
        reader: memoryReader({ account, payments }),
      });
      for (const each of words) expect(text).toContain(each);
      expect(text).not.toMatch(/\b(?:active|collaboration|guarantee|month)\b/);
    },
  );

  it('says what became of a task without the English words for assistants [W11, A24]', async () => {
    const told = async (result: string) =>
      (await answerTo('x', { language: 'de', input: [{ id: 'c', name: 'subscribe', result }] })).text;
    expect(await told('You are on the Pro plan now.')).toBe('Erledigt.');
    expect(await told('You are already on the Pro plan.')).toBe(
      'Das hat nicht geklappt. Warum, steht auf der Karte.',
    );
    expect(await told('The user said: not now.')).toBe('In Ordnung, ich habe nichts geändert.');
  });
});
