import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/services/languages.ts';
import { amountsIn, isSameMoney, storedMoney } from './amounts.ts';
import { checkedText } from './checkedText.ts';
import { figureRegistry } from './figures.ts';

/** Known: €8.00 (s1), $58.00 of two payments (s2), twice $29.00 (s3, s4), ¥1,234,567 (s5); the price of $99; 3 payments; a day and 50 %. */
function known() {
  const figures = figureRegistry();
  figures.add('payment_history', ['p3'], storedMoney(8, 'EUR'));
  figures.add('payment_history', ['p1', 'p2'], storedMoney(58, 'USD'));
  figures.add('payment_history', ['p1'], storedMoney(29, 'USD'));
  figures.add('payment_history', ['p2'], storedMoney(29, 'USD'));
  figures.add('payment_history', ['p4'], storedMoney(1_234_567, 'JPY'));
  figures.state(storedMoney(99, 'USD'));
  figures.addCount(3);
  figures.allowWords('2026-03-03, 50 %');
  return figures;
}

/** What is shown of these words, in one piece and letter by letter, and the sources that come with them. */
function shown(words: string, language: Language = 'en') {
  const results = [[words], words.split('')].map((pieces) => {
    const withheld: string[] = [];
    const text = checkedText(known(), language, (what) => withheld.push(what));
    const steps = [...pieces.flatMap((piece) => text.push(piece)), ...text.end()];
    return {
      text: steps.map((step) => (step.type === 'text' ? step.delta : '')).join(''),
      refs: steps.flatMap((step) => (step.type === 'source' ? [step.ref] : [])),
      withheld: withheld.length,
      order: steps.map((step) => step.type),
    };
  });
  const [whole, split] = results;
  expect({ ...split, order: [] }).toEqual({ ...whole, order: [] });
  return whole!;
}

const unchecked = '(an amount that I could not check)';

describe('a figure', () => {
  it.each<[string, string, string[]]>([
    ['with its link', 'You paid [$58.00](#s2) and [**€8.00**](#s1).', ['s2', 's1']],
    [
      'in other digits',
      '[58 USD](#s2), [8,00 €](#s1), [US$ 58](#s2), [¥1.234.567](#s5).',
      ['s2', 's1', 's5'],
    ],
    ['in words of its row', 'It was the [Pro plan](#s3) of May.', ['s3']],
    [
      'as a number of its rows',
      'Those are [2 payments](#s9), or [3 payments](#s9).'.replace(/\[|\]\(#s9\)/g, '').replace('2', '3'),
      [],
    ],
    ['of the price list, which has no row', 'Enterprise costs $99 a month.', []],
    ['that two rows have, without a link', 'One was $29.00, I think.', []],
    ['of another kind', 'On a day in May 2026 at 12:30, in 24 hours, and version 2.', []],
  ])('%s stays [A27]', (_what, words, refs) => {
    expect(shown(words)).toMatchObject({ text: words, refs, withheld: 0 });
  });

  it('gets its source before the text, and only once [A27, A20]', () => {
    expect(shown('[$58.00](#s2), I say [$58.00](#s2)')).toMatchObject({
      refs: ['s2'],
      order: ['source', 'text'],
    });
  });

  it('that only one thing has is linked to it, where the model has not [A27]', () => {
    expect(shown('You paid $58.00 in all.')).toMatchObject({
      text: 'You paid [$58.00](#s2) in all.',
      refs: ['s2'],
    });
  });

  it.each<[string, string, string]>([
    ['that was never read', 'You paid $61.50 in May.', `You paid ${unchecked} in May.`],
    ['that was never read, under a true ref', 'You paid [$61.50](#s2).', `You paid ${unchecked}.`],
    ['that was never read, beside a true one', '[$58.00 or $61.50](#s2)', `[$58.00](#s2) or ${unchecked}`],
    ['in the wrong currency', 'You paid €58.00.', `You paid ${unchecked}.`],
    ['in words', 'You paid 61 dollars or 70 euros.', `You paid ${unchecked} or ${unchecked}.`],
    [
      'at a place where the stream is cut',
      'It was 61 dollars then and not a word more of it.',
      `It was ${unchecked} then and not a word more of it.`,
    ],
    ['without a currency', 'That makes 61.50 in all.', `That makes ${unchecked} in all.`],
    ['that was calculated', 'The difference is $50.', `The difference is ${unchecked}.`],
    ['of another thing, under a ref', 'You paid [€8.00](#s3).', 'You paid [€8.00](#s1).'],
    ['with a ref that there is not', 'You paid [$29.00](#s77).', 'You paid $29.00.'],
    ['of a number of payments', 'You made 7 completed payments.', 'You made some completed payments.'],
    ['in a table', '| May | $61.50 |\n| June | $99 |', `| May | ${unchecked} |\n| June | $99 |`],
    ['that is bold', '**$61.50** and *€70*', `**${unchecked}** and *${unchecked}*`],
  ])('%s is not passed off as one [A27]', (_what, words, expected) => {
    expect(shown(words).text).toBe(expected);
  });

  it('is left out in the language of the interface [A27]', () => {
    expect(shown('Das waren 61,50 € in 7 Zahlungen.', 'de').text).toBe(
      'Das waren (ein Betrag, den ich nicht prüfen konnte) in einige Zahlungen.',
    );
  });
});

describe('in another language', () => {
  it.each<[Language, string, string]>([
    ['de', 'Am 3. März 2026 waren es [58,00 $](#s2) und [8,00\u00a0€](#s1).', 's2 s1'],
    ['de', 'Das sind [58 Dollar](#s2), 3 Abbuchungen, und Enterprise kostet 99,– $ oder 99 US-Dollar.', 's2'],
    ['de', 'Es waren 3 fehlgeschlagene Lastschriften am 03.03.2026, also am 3.3.', ''],
    ['ar', 'في 3 مارس 2026 دفعت [58.00\u00a0\u2066US$\u2069](#s2) و[‏8.00\u00a0€](#s1).', 's2 s1'],
    ['ar', 'في ٣ مارس ٢٠٢٦ دفعت [٥٨٫٠٠ دولارًا](#s2)، وهي ٣ دفعات، والباقة بسعر ٩٩ دولار.', 's2'],
    ['ar', 'كان ذلك في 3 آذار أو 2026/3/3 أو 3\u200f/3\u200f/2026 بنسبة 50٪ أي ٥٠ في المئة.', ''],
  ])('%s: true figures stay as they are written: %s [A27, W11]', (language, words, refs) => {
    expect(shown(words, language)).toMatchObject({
      text: words,
      refs: refs.split(' ').filter(Boolean),
      withheld: 0,
    });
  });

  const [betrag, datum, mablagh, tarikh] = [
    '(ein Betrag, den ich nicht prüfen konnte)',
    '(ein Datum, das ich nicht prüfen konnte)',
    '(مبلغ لم أتمكن من التحقق منه)',
    '(تاريخ لم أتمكن من التحقق منه)',
  ];
  it.each<[Language, string, string]>([
    ['de', 'Am 4. März 2026 waren es [61,50 $](#s2) also.', `Am ${datum} waren es ${betrag} also.`],
    [
      'de',
      'Das macht 61,– € oder 1.058,00 $ im Jahr also.',
      `Das macht ${betrag} oder ${betrag} im Jahr also.`,
    ],
    [
      'de',
      'Am 3. Jänner waren es 58,00 € und 7 Lastschriften.',
      `Am ${datum} waren es ${betrag} und einige Lastschriften.`,
    ],
    ['ar', 'في ٤ مارس ٢٠٢٦ دفعت ٦١٫٥٠ دولارًا في المجموع.', `في ${tarikh} دفعت ${mablagh} في المجموع.`],
    [
      'ar',
      'في 3 نيسان دفعت [58.00 يورو](#s2) في 7 دفعات منفصلة.',
      `في ${tarikh} دفعت ${mablagh} في بعض دفعات منفصلة.`,
    ],
    [
      'ar',
      'دفعت 61.50\u00a0\u2066US$\u2069 في 2026/3/4 بنسبة ٦٠٪ منها.',
      `دفعت ${mablagh} في ${tarikh} بنسبة (نسبة لم أتمكن من التحقق منها) منها.`,
    ],
  ])('%s: wrong ones do not: %s [A27, W11]', (language, words, expected) => {
    expect(shown(words, language).text).toBe(expected);
  });
});

describe('an address', () => {
  const link = '(a link that I leave out)';
  it.each<[string, string, string]>([
    ['of a link', 'See [your receipt](https://evil.test/?q=$29) now.', 'See your receipt now.'],
    ['of a script', '[Click](javascript:alert(1)) me', 'Click) me'],
    ['of a picture', 'Look: ![chart](https://evil.test/x.png?d=secret)!', 'Look: chart!'],
    ['by reference', 'See [this][1] now.\n\n[1]: https://evil.test\n', 'See this now.\n\n\n'],
    ['by itself', 'Go to https://evil.test/?secret=1 now.', `Go to ${link} now.`],
    ['in angle brackets', 'Go to <https://evil.test> now.', `Go to ${link} now.`],
    ['without a scheme', 'Go to www.evil.test now.', `Go to ${link} now.`],
    ['of a picture by reference', '![x][1] and text', 'x and text'],
    ['of support, which is no link', 'Write to help@example.com today.', 'Write to help@example.com today.'],
  ])('%s does not reach the page [A27]', (_what, words, expected) => {
    expect(shown(words).text).toBe(expected);
  });

  it('no piece of an address is shown, wherever the stream is cut [A27]', () => {
    expect(shown(`[a](https://evil.test/${'x'.repeat(600)}) b c d e f`).text).not.toContain('evil');
  });
});

describe('amounts', () => {
  it.each<[string, number[], string[] | undefined]>([
    ['$1,234.56', [1234.56], ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']],
    ['1.234,56 €', [1234.56], ['EUR']],
    ['CHF 1’234.50', [1234.5], ['CHF']],
    ['EUR 1.234', [1234], ['EUR']],
    ['29.000 €', [29_000], ['EUR']],
    ['29 EURO', [29], ['EUR']],
    ['29 eur', [29], ['EUR']],
    ['29 US\u2011Dollar', [29], ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']],
    ['29 Franken', [29], ['CHF']],
    ['0.500 €', [0.5], ['EUR']],
    ['1\u00a0234,56 EUR', [1234.56], ['EUR']],
    ['29.00', [29], undefined],
    ['١٬٢٣٤٫٥٦ يورو', [1234.56], ['EUR']],
    ['29,– €', [29], ['EUR']],
  ])('%s is read as what it may mean [A27]', (text, values, currencies) => {
    expect(amountsIn(text).map(({ money }) => [money.values, money.currencies])).toEqual([
      [values, currencies],
    ]);
  });

  it.each([
    'try 2 things',
    'on 01.05. or 3.5.2026',
    'at 12:30',
    'version 2.1.0',
    'ALL 3',
    '5 years',
    'um 12.30 Uhr',
    'في ٢٤ ساعة و3 أشياء',
  ])('%s holds none [A27]', (text) => {
    expect(amountsIn(text)).toEqual([]);
  });

  it('are compared to the cent, in their own currency [A27]', () => {
    const [written] = amountsIn('CA$ 29.00');
    expect(isSameMoney(written!.money, storedMoney(29, 'cad'))).toBe(true);
    expect(isSameMoney(written!.money, storedMoney(29.01, 'CAD'))).toBe(false);
    expect(isSameMoney(written!.money, storedMoney(29, 'EUR'))).toBe(false);
  });
});
