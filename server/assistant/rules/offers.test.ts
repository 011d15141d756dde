import { describe, expect, it } from 'vitest';
import type { Meaning } from './meaning.ts';
import { offeredIn, offerOf } from './offers.ts';
import { periodIn } from './period.ts';

const berlin = { now: new Date('2026-07-10T12:00:00Z'), timeZone: 'Europe/Berlin' };
const offer = (intents: readonly string[], time = ''): Extract<Meaning, { kind: 'offer' }> => {
  const period = periodIn(time, berlin);
  return { kind: 'offer', intents, filters: period ? { period } : {}, plans: [], text: '' };
};

describe("'Did you mean …?'", () => {
  it('is a list of sentences that can be pressed [A5]', () => {
    expect(offerOf(offer(['pay.sum', 'plan.price']), 'en')).toBe(
      'Did you mean one of these?\n\n- [How much did I pay in total?](#ask)\n- [What does my plan cost?](#ask)\n\nOtherwise, please put it another way.',
    );
    expect(offerOf(offer(['pay.next']), 'de')).toContain('- [Wann ist meine nächste Zahlung?](#ask)');
  });

  it('keeps the time that was asked about [A5]', () => {
    expect(offerOf(offer(['pay.sum'], 'in June'), 'en')).toContain(
      '[How much did I pay in June 2026?](#ask)',
    );
    expect(offerOf(offer(['pay.list'], 'in June'), 'de')).toContain(
      '[Zeig meine Zahlungen im Juni 2026](#ask)',
    );
  });

  it.each([
    ['the second one', 'What does my plan cost?'],
    ['1', 'How much did I pay in total?'],
    ['das zweite', 'What does my plan cost?'],
    ['the last', 'What does my plan cost?'],
    ['yes', undefined],
    ['show my payments', undefined],
  ])('is taken up by %s [A5]', (input, sentence) => {
    expect(offeredIn(offerOf(offer(['pay.sum', 'plan.price']), 'en'), input)).toBe(sentence);
  });

  it('of one sentence is taken up by a yes [A5]', () => {
    expect(offeredIn(offerOf(offer(['pay.sum']), 'en'), 'Yes, please.')).toBeUndefined();
    expect(offeredIn(offerOf(offer(['pay.sum']), 'en'), 'yes please')).toBe('How much did I pay in total?');
    expect(offeredIn('An answer without an offer.', 'yes')).toBeUndefined();
  });
});
