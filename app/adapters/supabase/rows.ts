import type { Billing, Payment, Profile } from '../../../src/services/data.ts';
import { avatarAddress } from './avatar.ts';

export const profileColumns = 'id, full_name, location, description, avatar_url, updated_at';
export const billingColumns = 'user_id, subscription_plan, subscription_status, payment_method';
export const paymentColumns = 'id, service_name, payment_date, amount, currency, status';

export type Row = Record<string, unknown>;
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** '' for anything but a text. */
export const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** `url`: the project's, where pictures are shown. */
export const profileOf = (row: Row, email: string, url: string): Profile => ({
  id: text(row.id),
  fullName: text(row.full_name),
  email,
  location: text(row.location),
  description: text(row.description),
  avatarUrl: avatarAddress(row.avatar_url, text(row.id), url),
  updatedAt: text(row.updated_at),
});

export const billingOf = (row: Row): Billing => ({
  plan: text(row.subscription_plan) || 'free',
  status: text(row.subscription_status),
  paymentMethod: text(row.payment_method),
});

/** K3's defaults. */
export const paymentOf = (row: Row): Payment => {
  const amount = Number(row.amount ?? 0);
  return {
    id: text(row.id),
    serviceName: text(row.service_name) || 'Service Payment',
    date: text(row.payment_date),
    amount: Number.isFinite(amount) ? amount : 0,
    currency: text(row.currency) || 'USD',
    status: text(row.status),
  };
};

/** Whoever has no row has never paid. */
export const noBilling: Billing = { plan: 'free', status: 'active', paymentMethod: '' };
