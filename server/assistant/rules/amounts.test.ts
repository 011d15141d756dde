import { describe, expect, it } from 'vitest';
import { memoryReader } from '../memoryReader.ts';
import { account, payment, played, turnOf } from './rules.fixture.ts';

const reader = memoryReader({
  account,
  payments: [
    payment('a', '2025-07-01', 29),
    payment('b', '2025-06-01', 99),
    payment('c', '2025-05-03', 29, { status: 'failed' }),
    payment('d', '2025-04-22', 8, { currency: 'EUR' }),
    payment('e', '2025-06-18', 12.4, { currency: 'EUR', status: 'pending' }),
    payment('f', '2025-03-01', 1200),
    payment('g', '2025-02-01', 0.29, { currency: 'GBP' }),
    payment('h', '2025-01-05', 110, { currency: 'AED' }),
    payment('i', '2025-01-04', 210, { currency: 'AED' }),
  ],
});

async function answer(input: string, earlier: readonly string[] = []) {
  const { text } = await played(turnOf(input, { earlier, reader, timeZone: 'UTC' }));
  return text.replace(/\[\*\*([^\]]*)\*\*\]\(#s\d+\)/g, '$1');
}

describe('a question about payments of an amount', () => {
  it.each([
    ['Did I pay $30 for anything?', /^I found no payments of 30 in USD\.$/],
    ['payments of exactly 8 euros', /^1 payment of 8 in EUR:\n\n- €8\.00 [^\n]*$/],
    ['Show payments over $29', /^2 payments of more than 29 in USD:\n\n- \$99\.00 .*\n- \$1,200\.00 .*$/],
    ['Show me payments under 10 euros', /^1 payment of less than 10 in EUR:\n\n- €8\.00 [^\n]*$/],
    ['How many payments were above 28 dollars?', /^4 payments of more than 28 in USD:/],
    ['Show payments of $1,200', /^1 payment of 1,200 in USD:\n\n- \$1,200\.00 [^\n]*$/],
    // The sentence that is offered where a question was not clear.
    ['Show my payments of more than 29 in USD', /^2 payments of more than 29 in USD:/],
    ['Show payments of 29 cents', /^1 payment of 0\.29:\n\n- £0\.29 [^\n]*$/],
    ['Show payments of 29 dollars and 50 cents', /^2 payments of 29 in USD:/],
    ['Show payments of 110 dirhams', /^1 payment of 110 in AED:\n\n- AED.110\.00 [^\n]*$/],
    ['Zeig mir die Zahlung über 110 Dirham', /^Das weiß ich darüber:\n\n- 110,00.AED [^\n]*\n\nWenn [^\n]*$/],
    ['Zeig mir Zahlungen von 29 Franken', /^Ich finde keine Zahlungen von 29 in CHF\.$/],
    ['Zeig mir Zahlungen über 29 Dollar', /^2 Zahlungen von mehr als 29 in USD:\n\n- 99,00 \$ /],
  ])('%s: only these are listed, and no total of others stands beside them [A2]', async (input, said) => {
    expect(await answer(input)).toMatch(said);
  });
});

describe('what no query can leave out, or look at together, is not answered with other figures', () => {
  it.each([
    ['How much did I pay in 2025 except April?', /^I cannot leave anything out/],
    ['Show me everything but the cancelled payments', /^I cannot leave anything out/],
    ['What did I pay not in dollars?', /^I cannot leave anything out/],
    ['Wie viel habe ich 2025 ohne April bezahlt?', /^Ich kann aus einer Liste oder Summe nichts weglassen/],
    ['How much did I pay in 2023 or 2025?', /^I can look at one span of time at a time/],
    ['How much did I pay in March, May and July 2025?', /^I can look at one span of time at a time/],
    // Two months that touch are one span, and the year holds for both.
    ['How much did I pay in June and July 2025?', /^You paid \$128\.00 from June 2025 to July 2025/],
    // A total has completed payments only.
    ['How much did I pay, excluding failed ones, in 2025?', /^[^$]*\$1,328\.00/],
  ])('%s [A2]', async (input, said) => {
    expect(await answer(input)).toMatch(said);
  });

  it('the next question is answered again [A2]', async () => {
    expect(await answer('and in June 2025?', ['How much did I pay in 2025 except April?'])).toMatch(
      /^You paid \$99\.00/,
    );
  });
});

it('what is not found is said in right German [A2]', async () => {
  expect(await answer('Wie viel habe ich 2024 bezahlt?')).toBe(
    'Ich finde keine abgeschlossenen Zahlungen im Jahr 2024.',
  );
});

it('a yes that reaches the assistant never hears that nothing waits: a card may [A40]', async () => {
  expect(await answer('yes')).toContain('If a card above waits for your answer, press its button.');
});
