import type { Billing, Payment, Profile } from '../../../src/services/data.ts';
import { mapProfileFields, profileFieldNames, profileFields } from '../../../src/services/profileFields.ts';
import { avatarAddress } from './avatar.ts';

const textColumns = profileFieldNames.map((name) => profileFields[name].column);
export const profileColumns = ['id', ...textColumns, 'avatar_url', 'updated_at'].join(', ');
export const billingColumns =
  'user_id, subscription_plan, subscription_status, payment_method, billing_interval, price, price_currency, renews_at, ends_at, card_expires';
export const paymentColumns = 'id, service_name, payment_date, amount, currency, status, failure';

export type Row = Record<string, unknown>;
/** The value if it is a text, else ''. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** `url`: the project's URL, for the addresses of pictures. */
export const profileOf = (row: Row, email: string, url: string): Profile => ({
  id: textOf(row.id),
  ...mapProfileFields((_name, { column }) => textOf(row[column])),
  email,
  avatarUrl: avatarAddress(row.avatar_url, textOf(row.id), url),
  updatedAt: textOf(row.updated_at),
});

export const billingOf = (row: Row): Billing => {
  const { billing_interval: interval } = row;
  const amount = Number(row.price ?? NaN);
  const currency = textOf(row.price_currency);
  const [renewsAt, endsAt, cardExpires] = [row.renews_at, row.ends_at, row.card_expires].map(textOf);
  return {
    plan: textOf(row.subscription_plan) || 'free',
    status: textOf(row.subscription_status),
    paymentMethod: textOf(row.payment_method),
    ...((interval === 'month' || interval === 'year') && { interval }),
    ...(amount >= 0 && currency && { price: { amount, currency } }),
    ...(renewsAt && { renewsAt }),
    ...(endsAt && { endsAt }),
    ...(cardExpires && { cardExpires }),
  };
};

/** A payment whose nulls are replaced: amount 0, 'USD' and 'Service Payment'. [K3] */
export const paymentOf = (row: Row): Payment => {
  const amount = Number(row.amount ?? 0);
  const failure = textOf(row.failure);
  return {
    id: textOf(row.id),
    serviceName: textOf(row.service_name) || 'Service Payment',
    date: textOf(row.payment_date),
    amount: Number.isFinite(amount) ? amount : 0,
    currency: textOf(row.currency) || 'USD',
    status: textOf(row.status),
    ...(failure && { failure }),
  };
};

/** The billing of a user without a row, who has never paid. [S6] */
export const noBilling: Billing = { plan: 'free', status: 'active', paymentMethod: '' };
