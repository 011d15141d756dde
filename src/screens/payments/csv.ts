// Payments as a file that spreadsheets open well.
import { calendarOf } from '../../services/calendar.ts';
import type { ListedPayment } from '../../services/payments.ts';
import { words } from './csv.words.ts';

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A text of somebody else's in quotes. One that a spreadsheet would take for a formula gets an apostrophe in front: opening a
 * file must never run what a service is called.
 */
export function csvText(text: string) {
  const safe = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** What stands between columns: Excel expects a semicolon where a comma divides the decimals. */
const separatorOf = (decimal: string) => (decimal === ',' ? ';' : ',');

/**
 * Writes payments line by line. `locale` is the device's unless given, and not the one chosen in the account: the spreadsheet that opens
 * the file goes by the device's. `titles`: the heads of the columns. `translate` translates what the page shows translated.
 */
export function csvWriter(
  locale?: string,
  titles: typeof words = words,
  translate = (sentence: string) => sentence,
) {
  const decimal =
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const separator = separatorOf(decimal);
  const line = (cells: readonly string[]) => `${cells.join(separator)}\r\n`;
  const amountOf = (amount: number) => String(amount).replace('.', decimal === ',' ? ',' : '.');
  /** '2026-05-01 08:00' in the reader's time zone, which every spreadsheet reads as a date. */
  function timeOf(iso: string) {
    const time = new Date(iso);
    if (Number.isNaN(time.getTime())) return '';
    const { year, month, day, hour, minute } = calendarOf(time);
    return new Date(Date.UTC(year, month, day, hour, minute)).toISOString().slice(0, 16).replace('T', ' ');
  }
  const { date, service, amount, currency, status, invoice, failure, receipt } = titles;
  return {
    head: byteOrderMark + line([date, service, amount, currency, status, invoice, failure, receipt]),
    row: (row: ListedPayment) =>
      line([
        timeOf(row.date),
        csvText(translate(row.serviceName)),
        amountOf(row.amount),
        csvText(row.currency),
        csvText(translate(row.status)),
        csvText(row.invoiceNumber),
        csvText(row.failure),
        csvText(row.pdfUrl || row.receiptUrl),
      ]),
  };
}
