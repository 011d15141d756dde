import { dayMs } from '../src/services/durations.ts';
import { personas, type Persona } from './personas.ts';

const { pro } = personas;
/** In as many days, as the database writes a time. */
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

type Row = NonNullable<Persona['billing']>;

/** Somebody who pays for Pro by the month at the payment provider. `more`: what is different. */
export const subscriber = (more: Partial<Row> = {}): Persona => ({
  ...pro,
  billing: {
    user_id: pro.id,
    subscription_plan: 'pro',
    subscription_status: 'active',
    payment_method: 'Visa •••• 4242',
    billing_interval: 'month',
    price: 29,
    price_currency: 'USD',
    renews_at: inDays(20),
    ends_at: null,
    card_expires: '2099-12-31',
    ...more,
  },
});

/** The same, after cancelling. */
export const cancelledSubscriber = () => subscriber({ renews_at: null, ends_at: inDays(20) });
