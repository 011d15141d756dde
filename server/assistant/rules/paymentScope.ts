import { quote } from './figures.ts';
import type { Filters } from './filters.ts';
import { periodName } from './period.ts';
import type { Language } from './plain.ts';

export const statusWords = {
  en: { completed: 'completed', failed: 'failed', pending: 'pending', cancelled: 'cancelled', unknown: '' },
  de: {
    completed: 'abgeschlossen',
    failed: 'fehlgeschlagen',
    pending: 'offen',
    cancelled: 'storniert',
    unknown: '',
  },
} as const;
const germanStatus = {
  completed: 'abgeschlossene',
  failed: 'fehlgeschlagene',
  pending: 'offene',
  cancelled: 'stornierte',
} as const;

const sideWords = {
  en: { over: 'of more than', under: 'of less than', least: 'of at least', most: 'of at most' },
  de: {
    over: 'von mehr als',
    under: 'von weniger als',
    least: 'von mindestens',
    most: 'von höchstens',
  },
} as const;

/** Said instead of an answer to another question than the one that was asked. */
export const cannotSentence = {
  en: {
    exclude:
      "I cannot leave anything out of a list or a total. Ask for what you want to see, such as 'How much did I pay in June?'.",
    several:
      "I can look at one span of time at a time. Ask for one after the other, or 'from March to June'.",
  },
  de: {
    exclude:
      'Ich kann aus einer Liste oder Summe nichts weglassen. Fragen Sie nach dem, was Sie sehen möchten, etwa „Wie viel habe ich im Juni bezahlt?“.',
    several:
      'Ich kann immer nur einen Zeitraum ansehen. Fragen Sie nach einem nach dem anderen, oder „von März bis Juni“.',
  },
} as const;

/** 'failed payments for Voice minutes in EUR in June 2026'. */
export function scopeOf(
  { status, currency, service, period, amount, side }: Filters,
  language: Language,
  count = 2,
): string {
  const de = language === 'de';
  const noun = de ? (count === 1 ? 'Zahlung' : 'Zahlungen') : count === 1 ? 'payment' : 'payments';
  const parts = [
    status && (de ? germanStatus[status] : statusWords.en[status]),
    noun,
    service && `${de ? 'für' : 'for'} ${quote(service)}`,
    amount !== undefined &&
      `${side ? sideWords[language][side] : de ? 'über' : 'of'} ${new Intl.NumberFormat(language).format(amount)}`,
    currency && `in ${currency}`,
    period && periodName(period, language),
  ];
  return parts.filter(Boolean).join(' ');
}
