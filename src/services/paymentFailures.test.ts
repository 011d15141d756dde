import { describe, expect, it } from 'vitest';
import { failureWords } from './paymentFailures.ts';

describe('why a payment failed', () => {
  it.each([
    ['insufficient_funds', 'There was not enough money on the card.'],
    ['expired_card', 'The card has expired.'],
    ['authentication_required', 'Your bank wants you to confirm this payment.'],
    ['do_not_honor', 'The bank declined the payment.'],
    ['', 'The payment did not go through.'],
    ['constructor', 'The bank declined the payment.'],
  ])("'%s' is said in plain words, with what to do [B23]", (code, reason) => {
    const words = failureWords(code);
    expect(words.reason).toBe(reason);
    expect(words.advice).toMatch(/^[A-Z].+\.$/);
  });

  it.each(['stolen_card', 'lost_card', 'fraudulent', 'pickup_card'])(
    "what the bank suspects is not repeated: '%s' [B23]",
    (code) => {
      expect(failureWords(code)).toEqual(failureWords('card_declined'));
    },
  );
});
