import { planById, type Plan } from '../../../src/services/plans.ts';
import { monthsPaid } from '../../../src/services/prices.ts';
import type { AccountFound } from '../engine.ts';
import { formatPrice } from '../../../src/services/money.ts';
import type { Answering } from './answer.ts';
import { day } from './figures.ts';

/** What this user pays at once, which may be another price than that of the list. */
function priceOf({ price, interval = 'month' }: AccountFound, plan: Plan, locale: string) {
  return price
    ? formatPrice(price.amount, price.currency, locale)
    : formatPrice(plan.price * monthsPaid[interval], plan.currency, locale);
}

/** When the next payment is due, as far as it is known. */
export async function nextPayment(answering: Answering): Promise<string> {
  const { format, citations } = answering;
  const de = format.language === 'de';
  const account = await answering.account();
  const plan = planById(account.plan || 'free');
  if (!plan)
    return de
      ? 'Für Ihren Tarif weiß ich nicht, wann die nächste Zahlung fällig ist.'
      : 'I do not know when the next payment of your plan is due.';
  if (plan.price === 0)
    return de
      ? 'Sie haben den Tarif **Free**: Es ist nichts fällig.'
      : 'You are on the **Free** plan: nothing is due.';
  const link = citations.link(`**${plan.name}**`, 'billing_info', [account.id]);
  const ends = account.endsAt && day(account.endsAt, format);
  if (ends)
    return de
      ? `Sie haben ${link} gekündigt: Der Tarif endet am **${ends}**, und es wird nichts mehr abgebucht.`
      : `You have cancelled ${link}: it ends on **${ends}**, and nothing more is charged.`;
  const price = priceOf(account, plan, format.locale);
  const date = account.nextChargeDate && day(account.nextChargeDate, format);
  if (!date) {
    const every = account.interval === 'year' ? { de: 'Jahr', en: 'year' } : { de: 'Monat', en: 'month' };
    return de
      ? `${link} kostet ${price} im ${every.de}. Den Tag der nächsten Zahlung kenne ich nicht.`
      : `${link} costs ${price} a ${every.en}. I do not know the day of the next payment.`;
  }
  // A plan of a demonstration, or one that was given: its date is an estimate.
  if (!account.interval)
    return de
      ? `Nach Ihren bisherigen Zahlungen wäre die nächste für ${link} am **${date}** fällig: ${price}. Eine Karte wird dafür nicht belastet.`
      : `Judging by your payments so far, the next one for ${link} would be due on **${date}**: ${price}. No card is charged for it.`;
  return de
    ? `Die nächste Zahlung für ${link} ist am **${date}** fällig: ${price}. Steuern und Rabatte können den Betrag ändern.`
    : `The next payment for ${link} is due on **${date}**: ${price}. Tax and discounts may apply.`;
}
