import { expect, it } from 'vitest';
import { failureWords } from '../../../src/services/paymentFailures.ts';
import { failureIn } from './failureIn.ts';

it('says why a payment failed in the reader’s language, and nothing of what a bank suspects [A21, B23]', () => {
  expect(failureIn('insufficient_funds', 'en')).toBe('there was not enough money on the card');
  expect(failureIn('insufficient_funds', 'de')).toBe('auf der Karte war nicht genug Geld');
  for (const code of ['stolen_card', 'fraudulent', 'toString']) {
    expect(failureIn(code, 'en')).toBe('the bank declined the payment');
    expect(failureIn(code, 'de')).toBe('die Bank hat die Zahlung abgelehnt');
  }
});

it.each([
  'insufficient_funds',
  'expired_card',
  'authentication_required',
  'incorrect_cvc',
  'incorrect_number',
  'card_not_supported',
  'currency_not_supported',
  'card_velocity_exceeded',
  'processing_error',
])('%s has a reason of its own in both languages [A21]', (code) => {
  expect(failureWords(code)).not.toEqual(failureWords('generic_decline'));
  expect(failureIn(code, 'de')).not.toBe(failureIn('generic_decline', 'de'));
});
