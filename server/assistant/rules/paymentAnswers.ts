// Answers about payments. Every figure comes from the reader, and links to its rows.

import type { PaymentStatus } from '../../../src/services/payments.ts';
import type { PaymentRow, PaymentsFound } from '../engine.ts';
import type { Answering } from './answer.ts';
import { amountOf, day, quote, totalsOf } from './figures.ts';
import type { Filters } from './filters.ts';
import { isOfAmount } from './amounts.ts';
import { inLatestYear } from './latestYear.ts';
import { nothing, queryOf } from './paymentQuery.ts';
import { adjectiveOf, cannotSentence, scopeOf, statusWords } from './paymentScope.ts';
import { failureIn } from './failureIn.ts';
import { productWord } from './interfaceWords.ts';
import { nextPayment } from './nextPayment.ts';
import { periodName } from './period.ts';
import { unpaid } from './unpaid.ts';

const isStatus = (status: string): status is PaymentStatus =>
  status in statusWords.en && status !== 'unknown';

function lineOf(row: PaymentRow, { format, citations }: Answering): string {
  const de = format.language === 'de';
  const when = day(row.date, format);
  const status = isStatus(row.status) ? statusWords[format.language][row.status] : '';
  const amount = amountOf(row, format, citations);
  const why = row.failureReason ? `: ${failureIn(row.failureReason, format.language)}` : '';
  return `${amount} ${de ? 'für' : 'for'} ${quote(productWord(row.service, format.language))}${when && ` ${de ? 'am' : 'on'} ${when}`}${status && ` (${status}${why})`}`;
}

const bullets = (rows: readonly PaymentRow[], answering: Answering) =>
  rows.map((row) => `- ${lineOf(row, answering)}`).join('\n');

/**
 * The total of what was found. Of payments in every state only the completed ones are added up, because nobody has paid
 * the others.
 */
async function paidOf(filters: Filters, found: PaymentsFound, answering: Answering): Promise<string> {
  const { reader, signal, format, citations } = answering;
  const de = format.language === 'de';
  if (filters.status) return `${de ? 'zusammen' : 'together'} ${totalsOf(found.totals, format, citations)}`;
  const paid = await reader.payments(queryOf({ ...filters, status: 'completed' }, { limit: 1 }), signal);
  if (paid.count === 0) return de ? 'keine davon bezahlt' : 'none of them paid';
  const total = totalsOf(paid.totals, format, citations);
  return de ? `davon bezahlt ${total}` : `of which ${total} was paid`;
}

async function list(filters: Filters, answering: Answering): Promise<string> {
  const { reader, signal, format } = answering;
  const de = format.language === 'de';
  const found = await reader.payments(queryOf(filters, { limit: filters.limit ?? 10 }), signal);
  if (found.count === 0) return nothing(filters, answering);
  const many = `${found.count} ${scopeOf(filters, format.language, found.count)}`;
  const head = `${many}, ${await paidOf(filters, found, answering)}`;
  const shown = found.rows.length;
  const newest = shown < found.count ? (de ? `. Die neuesten ${shown}` : `. The newest ${shown}`) : '';
  return shown === 0 ? `${head}.` : `${head}${newest}:\n\n${bullets(found.rows, answering)}`;
}

async function sum(filters: Filters, answering: Answering): Promise<string> {
  const { reader, signal, format, citations } = answering;
  const de = format.language === 'de';
  const asked: Filters = { ...filters, status: filters.status ?? 'completed' };
  const found = await reader.payments(queryOf(asked, { limit: 1 }), signal);
  if (found.count === 0) return nothing(asked, answering);
  const total = totalsOf(found.totals, format, citations);
  if (filters.status)
    return de
      ? `${found.count} ${scopeOf(asked, 'de', found.count)}: zusammen ${total}.`
      : `${found.count} ${scopeOf(asked, 'en', found.count)}: ${total} in total.`;
  const { status: _status, ...rest } = filters;
  const where = scopeOf(rest, format.language, 2).replace(/^(?:payments|Zahlungen) ?/, '');
  const count = `${found.count} ${scopeOf({ status: 'completed' }, format.language, found.count)}`;
  return de
    ? `Sie haben ${where && `${where} `}${total} bezahlt (${count}). Fehlgeschlagene, offene und stornierte sind nicht dabei.`
    : `You paid ${total}${where && ` ${where}`} (${count}). Failed, pending and cancelled ones are not included.`;
}

async function count(filters: Filters, answering: Answering): Promise<string> {
  const { reader, signal, format } = answering;
  const found = await reader.payments(queryOf(filters, { limit: 1 }), signal);
  if (found.count === 0) return nothing(filters, answering);
  const many = `${found.count} ${scopeOf(filters, format.language, found.count)}`;
  const paid = await paidOf(filters, found, answering);
  return format.language === 'de'
    ? `Es ${found.count === 1 ? 'ist' : 'sind'} ${many}, ${paid}.`
    : `There ${found.count === 1 ? 'is' : 'are'} ${many}, ${paid}.`;
}

async function largest(filters: Filters, answering: Answering): Promise<string> {
  const { reader, signal, format } = answering;
  const de = format.language === 'de';
  const asked: Filters = { ...filters, status: filters.status ?? 'completed' };
  const most = { sort: filters.isSmallest ? 'smallest' : 'largest', limit: filters.limit ?? 1 } as const;
  const found = await reader.payments(queryOf(asked, most), signal);
  if (found.count === 0) return nothing(asked, answering);
  const word = de
    ? filters.isSmallest
      ? 'kleinste'
      : 'größte'
    : filters.isSmallest
      ? 'smallest'
      : 'largest';
  // Amounts of several currencies cannot be compared: the largest of each.
  if (found.totals.length > 1 && !filters.currency) {
    const each = await Promise.all(
      found.totals.map(({ currency }) =>
        reader.payments(queryOf({ ...asked, currency }, { ...most, limit: 1 }), signal),
      ),
    );
    const rows = each.flatMap((one) => one.rows.slice(0, 1));
    const period = filters.period ? ` ${periodName(filters.period, format.language)}` : '';
    return `${de ? `Ihre ${word} Zahlung in jeder Währung${period}` : `Your ${word} payment in each currency${period}`}:\n\n${bullets(rows, answering)}`;
  }
  const [row] = found.rows;
  if (!row) return nothing(asked, answering);
  if (found.rows.length > 1)
    return `${de ? `Ihre ${word}n Zahlungen` : `Your ${word} payments`}:\n\n${bullets(found.rows, answering)}`;
  const { status: _status, ...rest } = filters;
  const scope = scopeOf(rest, format.language, 1);
  return de
    ? `Ihre ${word} ${scope}: ${lineOf(row, answering)}.`
    : `Your ${word} ${scope}: ${lineOf(row, answering)}.`;
}

async function last(filters: Filters, answering: Answering): Promise<string> {
  const { reader, signal, format } = answering;
  const found = await reader.payments(queryOf(filters, { limit: 1 }), signal);
  const [row] = found.rows;
  if (!row) return nothing(filters, answering);
  return format.language === 'de'
    ? `Ihre letzte ${adjectiveOf(filters, 'de')}Zahlung: ${lineOf(row, answering)}.`
    : `Your last ${adjectiveOf(filters, 'en')}payment: ${lineOf(row, answering)}.`;
}

const bankSentence = {
  en: 'I can see that it happened, but not why: only your bank or the payment provider knows the reason. You can check your payment method under [[Dashboard → Manage billing]], or ask your bank.',
  de: 'Ich sehe nur, dass es so ist, nicht warum: Den Grund kennt Ihre Bank oder der Zahlungsanbieter. Prüfen Sie Ihre Zahlungsart unter [[Dashboard → Manage billing]], oder fragen Sie Ihre Bank.',
} as const;

async function why(filters: Filters, answering: Answering): Promise<string> {
  const { reader, signal, format } = answering;
  const asked: Filters = {
    ...filters,
    status: filters.status === 'completed' ? 'failed' : (filters.status ?? 'failed'),
  };
  const found = await reader.payments(
    queryOf(asked, { limit: asked.amount === undefined ? 3 : 100 }),
    signal,
  );
  const rows = found.rows.filter(isOfAmount(asked)).slice(0, 3);
  if (rows.length === 0) return nothing(asked, answering);
  const isExplained = rows.every((row) => row.failureReason);
  return `${bullets(rows, answering)}${isExplained ? '' : `\n\n${bankSentence[format.language]}`}`;
}

async function unknown(filters: Filters, answering: Answering): Promise<string> {
  const { reader, signal, format, supportEmail } = answering;
  const de = format.language === 'de';
  const { amount } = filters;
  const found = await reader.payments(queryOf(filters, { limit: amount === undefined ? 3 : 100 }), signal);
  const rows = amount === undefined ? found.rows : found.rows.filter(isOfAmount(filters)).slice(0, 5);
  const known =
    rows.length === 0
      ? nothing(filters, answering)
      : `${de ? 'Das weiß ich darüber' : 'This is what I know about it'}:\n\n${bullets(rows, answering)}`;
  const help = supportEmail
    ? de
      ? `Wenn eine davon nicht von Ihnen ist, schreiben Sie an **${quote(supportEmail)}**, und sprechen Sie mit Ihrer Bank.`
      : `If one of them is not yours, write to **${quote(supportEmail)}**, and talk to your bank.`
    : de
      ? 'Wenn eine davon nicht von Ihnen ist, sprechen Sie mit Ihrer Bank.'
      : 'If one of them is not yours, talk to your bank.';
  return `${known}\n\n${help}`;
}

/** Payments of an amount, which the query cannot choose: the rows without a total, because no total was read for them. */
async function ofAmount(filters: Filters, answering: Answering): Promise<string> {
  const { reader, signal, format } = answering;
  const found = await reader.payments(queryOf(filters, { limit: 100 }), signal);
  const rows = found.rows.filter(isOfAmount(filters));
  if (rows.length === 0) return nothing(filters, answering);
  const shown = rows.slice(0, filters.limit ?? 10);
  const de = format.language === 'de';
  const newest =
    shown.length < rows.length
      ? de
        ? `. Die neuesten ${shown.length}`
        : `. The newest ${shown.length}`
      : '';
  const seen =
    found.rows.length < found.count ? (de ? 'Unter den neuesten 100: ' : 'Among the newest 100: ') : '';
  return `${seen}${rows.length} ${scopeOf(filters, format.language, rows.length)}${newest}:\n\n${bullets(shown, answering)}`;
}

const answers: Readonly<Record<string, (filters: Filters, answering: Answering) => Promise<string>>> = {
  'pay.list': list,
  'pay.sum': sum,
  'pay.count': count,
  'pay.largest': largest,
  'pay.last': last,
  'pay.why': why,
  'pay.unknown': unknown,
  'pay.next': (_filters, answering) => nextPayment(answering),
};

const ofMany: ReadonlySet<string> = new Set(['pay.list', 'pay.sum', 'pay.count', 'pay.largest', 'pay.last']);

async function answered(intent: string, filters: Filters, answering: Answering): Promise<string> {
  const answer = answers[intent]!;
  if (ofMany.has(intent) && filters.amount !== undefined)
    return ofAmount(
      intent === 'pay.sum' ? { ...filters, status: filters.status ?? 'completed' } : filters,
      answering,
    );
  if (intent === 'pay.sum' && filters.isUnpaid) return unpaid(filters, answering);
  return answer(filters, answering);
}

/** Undefined for what is no question about payments. */
export function paymentAnswer(
  intent: string,
  filters: Filters,
  answering: Answering,
): Promise<string> | undefined {
  if (!answers[intent]) return undefined;
  const { cannot, ...rest } = filters;
  const isAsked = ofMany.has(intent) || (cannot === 'time' && intent !== 'pay.next');
  if (!cannot || !isAsked)
    return inLatestYear(intent, rest, answering, (found) => answered(intent, found, answering));
  const sentence = cannotSentence[answering.format.language][cannot];
  // The total is no average, but the nearest thing to it.
  if (cannot !== 'average') return Promise.resolve(sentence);
  return answered('pay.sum', rest, answering).then((total) => `${sentence}\n\n${total}`);
}
