import { planById } from '../../../src/services/plans.ts';
import { formatPrice } from '../../../src/services/money.ts';
import type { Answering } from './answer.ts';
import { day } from './figures.ts';

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
  const price = formatPrice(plan.price, plan.currency, format.locale);
  const date = account.nextChargeDate && day(account.nextChargeDate, format);
  const link = citations.link(`**${plan.name}**`, 'billing_info', [account.id]);
  if (!date)
    return de
      ? `${link} kostet ${price} im Monat. Den Tag der nächsten Zahlung kenne ich nicht.`
      : `${link} costs ${price} a month. I do not know the day of the next payment.`;
  return de
    ? `Die nächste Zahlung für ${link} ist am **${date}** fällig: ${price}.`
    : `The next payment for ${link} is due on **${date}**: ${price}.`;
}
