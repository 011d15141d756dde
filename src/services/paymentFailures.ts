/** What a failure means, in plain words, and what the reader can do about it. */
export interface FailureWords {
  reason: string;
  advice: string;
}

const anotherCard = 'Use another card, or ask your bank.';

/** By the payment provider's code. What a bank suspects of a card is not repeated to whoever holds it. */
const words: Readonly<Record<string, FailureWords>> = {
  insufficient_funds: {
    reason: 'There was not enough money on the card.',
    advice: 'Top it up, or use another card.',
  },
  expired_card: { reason: 'The card has expired.', advice: 'Enter the new card.' },
  authentication_required: {
    reason: 'Your bank wants you to confirm this payment.',
    advice: 'Confirm it on the payment page.',
  },
  incorrect_cvc: { reason: 'The security code of the card is wrong.', advice: 'Enter the card again.' },
  incorrect_number: { reason: 'The number of the card is wrong.', advice: 'Enter the card again.' },
  card_not_supported: { reason: 'The card cannot be used for this payment.', advice: anotherCard },
  currency_not_supported: { reason: 'The card does not pay in this currency.', advice: anotherCard },
  card_velocity_exceeded: {
    reason: 'The card has reached its limit.',
    advice: 'Try again later, or use another card.',
  },
  withdrawal_count_limit_exceeded: {
    reason: 'The card has reached its limit.',
    advice: 'Try again later, or use another card.',
  },
  processing_error: { reason: 'The bank could not be reached.', advice: 'Try again in a few minutes.' },
  try_again_later: { reason: 'The bank could not be reached.', advice: 'Try again in a few minutes.' },
};

const declined: FailureWords = { reason: 'The bank declined the payment.', advice: anotherCard };
const unknown: FailureWords = { reason: 'The payment did not go through.', advice: anotherCard };

/** A code that the app does not know reads as a decline; '' is a failure whose reason nobody has stored. [B23] */
export function failureWords(code: string): FailureWords {
  if (code === '') return unknown;
  return Object.hasOwn(words, code) ? words[code]! : declined;
}
