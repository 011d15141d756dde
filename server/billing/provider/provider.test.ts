import { expect, it } from 'vitest';
import { stripeApi } from '../../../supabase/functions/_shared/billing/stripeApi.ts';
import { emptyState } from './objects.ts';
import { providerPages } from './pages.ts';
import { localProvider } from './provider.ts';

const path = '/_local/pay';

/** A provider where Ada and Bob have bought the Pro plan, with its pages. */
async function shop() {
  const state = emptyState('test');
  const provider = localProvider({
    baseUrl: `http://localhost:3000${path}`,
    prices: [{ plan: 'pro', interval: 'month', amount: 2900, name: 'Pro plan' }],
    state,
  });
  const stripe = stripeApi({
    key: 'sk_test_1',
    pauseMs: 0,
    fetch: (input, init) => provider.api(new Request(input, init)),
  });
  const buy = async (name: string) => {
    const { id } = await stripe.post<{ id: string }>('customers', { metadata: { user_id: name } }, name);
    const customer = provider.customerOf(id);
    provider.addCard(customer, 'works');
    return { customer, subscription: provider.subscribe(customer, provider.prices.price_pro_month!) };
  };
  const show = providerPages(provider, path);
  const open = (page: string, form?: Record<string, string>) =>
    show(
      new Request(`http://localhost:3000${path}${page}`, {
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      }),
    );
  return { state, provider, stripe, open, ada: await buy('ada'), bob: await buy('bob') };
}

const everyObjectHas = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

it('a name that every object has is no customer, and deleting it ends nobody’s subscription [B6]', async () => {
  const { open, ada, bob } = await shop();
  try {
    for (const customer of everyObjectHas)
      expect((await open('', { action: 'delete', customer })).status).toBe(303);
    expect(Object({})).not.toHaveProperty('deleted');
  } finally {
    Reflect.deleteProperty(Object.prototype, 'deleted');
  }
  expect([ada.subscription.status, bob.subscription.status]).toEqual(['active', 'active']);
  await open('', { action: 'delete', customer: ada.customer.id });
  expect([ada.subscription.status, bob.subscription.status]).toEqual(['canceled', 'active']);
});

it.each(['checkout', 'portal', 'invoice'])(
  'no page of a %s is found under a name that every object has [B6]',
  async (page) => {
    const { open } = await shop();
    for (const name of everyObjectHas) {
      expect((await open(`/${page}/${name}`)).status).toBe(404);
      expect((await open(`/${page}/${name}`, { action: 'refund', card: 'works' })).status).toBe(404);
    }
  },
);

it('the answer to an idempotency key is given again for a day, and then forgotten [B6]', async () => {
  const { provider, stripe, state, ada } = await shop();
  const again = () => stripe.post<{ id: string }>('customers', { metadata: { user_id: 'ada' } }, 'ada');
  expect((await again()).id).toBe(ada.customer.id);
  await expect(stripe.post('customers', {}, 'ada')).rejects.toThrow('its parameters only');
  provider.advance(86_399);
  expect((await again()).id).toBe(ada.customer.id);
  provider.advance(1);
  await stripe.post('customers', {}, 'grace');
  expect(Object.keys(state.answers)).toEqual(['grace']);
});

it('previews, of which each is one of its own, leave the state as long as it was [B6]', async () => {
  const { stripe, state, ada } = await shop();
  const look = () =>
    stripe.post('invoices/create_preview', {
      customer: ada.customer.id,
      subscription: ada.subscription.id,
      subscription_details: {
        items: [{ id: ada.subscription.items.data[0]?.id, price: 'price_pro_month', quantity: 1 }],
      },
    });
  const before = JSON.stringify(state).length;
  for (let n = 0; n < 20; n++) await look();
  // The number of the next id may have grown by a digit.
  expect(JSON.stringify(state).length - before).toBeLessThan(3);
});
