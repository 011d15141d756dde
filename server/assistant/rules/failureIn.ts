import { failureWords } from '../../../src/services/paymentFailures.ts';
import type { Language } from './plain.ts';

/** The reasons of `failureWords` in German; all others read as a decline there too. */
const german: Readonly<Record<string, string>> = {
  insufficient_funds: 'auf der Karte war nicht genug Geld',
  expired_card: 'die Karte ist abgelaufen',
  authentication_required: 'Ihre Bank will, dass Sie die Zahlung bestätigen',
  incorrect_cvc: 'der Sicherheitscode der Karte stimmt nicht',
  incorrect_number: 'die Nummer der Karte stimmt nicht',
  card_not_supported: 'mit der Karte kann diese Zahlung nicht bezahlt werden',
  currency_not_supported: 'die Karte zahlt nicht in dieser Währung',
  card_velocity_exceeded: 'die Karte hat ihre Grenze erreicht',
  withdrawal_count_limit_exceeded: 'die Karte hat ihre Grenze erreicht',
  processing_error: 'die Bank war nicht zu erreichen',
  try_again_later: 'die Bank war nicht zu erreichen',
};

/** Why a payment failed, as the end of a sentence. What a bank suspects of a card is not repeated. [B23] */
export function failureIn(code: string, language: Language): string {
  if (language === 'de')
    return Object.hasOwn(german, code) ? german[code]! : 'die Bank hat die Zahlung abgelehnt';
  const reason = failureWords(code).reason.replace(/\.$/, '');
  return `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}
