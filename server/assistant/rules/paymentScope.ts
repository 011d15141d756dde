import { quote } from './figures.ts';
import type { Filters } from './filters.ts';
import { productWord } from './interfaceWords.ts';
import { periodName } from './period.ts';
import type { Language } from './plain.ts';

export const statusWords = {
  en: { completed: 'completed', failed: 'failed', pending: 'pending', cancelled: 'cancelled', unknown: '' },
  de: {
    completed: 'bezahlt',
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

/** 'completed ', to be put before 'payment'; '' where no state was asked for. */
export const adjectiveOf = ({ status }: Filters, language: Language): string =>
  status ? `${language === 'de' ? germanStatus[status] : statusWords.en[status]} ` : '';

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
    average: 'I cannot work out averages, only totals.',
    compare:
      "I cannot compare days, months or years with each other. Ask for one after the other, such as 'How much did I pay in June?', or for your largest payment.",
    time: "I did not understand which time you mean. Name a day, a month or a year, such as 'in June 2025' or 'on July 1, 2025'.",
    plan: "Your payments do not say that they were for that plan, so I cannot tell what went to it. Ask for all of them, such as 'How much did I pay this year?'.",
  },
  de: {
    exclude:
      'Ich kann aus einer Liste oder Summe nichts weglassen. Fragen Sie nach dem, was Sie sehen möchten, etwa „Wie viel habe ich im Juni bezahlt?“.',
    several:
      'Ich kann immer nur einen Zeitraum ansehen. Fragen Sie nach einem nach dem anderen, oder „von März bis Juni“.',
    average: 'Durchschnitte kann ich nicht ausrechnen, nur Summen.',
    compare:
      'Ich kann Tage, Monate oder Jahre nicht miteinander vergleichen. Fragen Sie nach einem nach dem anderen, etwa „Wie viel habe ich im Juni bezahlt?“, oder nach Ihrer größten Zahlung.',
    time: 'Ich habe nicht verstanden, welche Zeit Sie meinen. Nennen Sie einen Tag, einen Monat oder ein Jahr, etwa „im Juni 2025“ oder „am 1. Juli 2025“.',
    plan: 'Aus Ihren Zahlungen geht nicht hervor, dass sie für diesen Tarif waren, deshalb kann ich das nicht sagen. Fragen Sie nach allen, etwa „Wie viel habe ich dieses Jahr bezahlt?“.',
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
    service && `${de ? 'für' : 'for'} ${quote(productWord(service, language))}`,
    amount !== undefined &&
      `${side ? sideWords[language][side] : de ? 'von' : 'of'} ${new Intl.NumberFormat(language).format(amount)}`,
    currency && `in ${currency}`,
    period && periodName(period, language),
  ];
  return parts.filter(Boolean).join(' ');
}
