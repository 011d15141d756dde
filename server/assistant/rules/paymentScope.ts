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

/** 'failed payments for Voice minutes in EUR in June 2026'. */
export function scopeOf(
  { status, currency, service, period, amount }: Filters,
  language: Language,
  count = 2,
): string {
  const de = language === 'de';
  const noun = de ? (count === 1 ? 'Zahlung' : 'Zahlungen') : count === 1 ? 'payment' : 'payments';
  const parts = [
    status && (de ? germanStatus[status] : statusWords.en[status]),
    noun,
    service && `${de ? 'für' : 'for'} ${quote(service)}`,
    amount !== undefined && `${de ? 'über' : 'of'} ${new Intl.NumberFormat(language).format(amount)}`,
    currency && `in ${currency}`,
    period && periodName(period, language),
  ];
  return parts.filter(Boolean).join(' ');
}
