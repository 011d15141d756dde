import { http, HttpResponse } from 'msw';
import { page } from 'vitest/browser';
import { toasts } from '../../src/services/messages.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { backendUrl } from '../../mocks/handlers/backendState.ts';
import { personas } from '../../mocks/personas.ts';
import { button, heading, one, press, seen, text } from './actions.ts';
import type { Code } from './matrix.ts';
import type { Scene } from './scene.ts';
import { shown, worker } from './stage.tsx';
import { eventually } from './time.ts';

const { pro, free, newcomer } = personas;
const { subscribed, billingUpdated } = toasts;

/** In ms between two tries of a read; the last comes after 7 s. */
const betweenTries = 250;

const card = (name: string) => page.getByRole('region', { name, exact: true });

/** What a card of the dashboard loads as soon as there is one. */
const load = (call: Scene['call'], name: string, content: string): Omit<Scene, 'people'> => ({
  call,
  open: async () => undefined,
  act: async () => void (await seen(heading('Dashboard'))),
  busy() {
    one(heading('Dashboard'));
    if (card(name).getByText(content, { exact: true }).elements().length > 0)
      throw new Error(`'${name}' has loaded.`);
  },
  // The card itself says it, and how to ask again.
  kept: () => void one(card(name).getByRole('button', { name: 'Retry', exact: true })),
  succeeded: () => void one(card(name).getByText(content, { exact: true })),
  leap: betweenTries,
});

async function openBilling() {
  await press('Manage billing');
  await seen(heading('Billing & Subscriptions'));
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

const methods = page.getByRole('radiogroup', { name: 'Payment Methods', exact: true });

function chosen(name: string) {
  if (!(one(radio(name)) as HTMLInputElement).checked) throw new Error(`'${name}' is not chosen.`);
}

const pricedPro = page.getByRole('button', { name: 'Subscribe', exact: true });

export const rowScenes = {
  profile: {
    ...load('profiles-read', 'Profile Information', 'Ada Lovelace'),
    people: [pro],
    signedInAs: pro,
  },
  insert: {
    ...load('profiles-insert', 'Profile Information', 'Grace Hopper'),
    people: [newcomer],
    signedInAs: newcomer,
  },
  billing: {
    ...load('billing-read', 'Billing Status', 'Credit Card'),
    people: [pro],
    signedInAs: pro,
  },
  payments: {
    ...load('payments-read', 'Payment History', 'pending'),
    people: [pro],
    signedInAs: pro,
  },

  method: {
    call: 'billing-update',
    people: [pro],
    signedInAs: pro,
    async open() {
      await openBilling();
      await eventually(() => chosen('Credit Card'));
    },
    act: async () => one(radio('PayPal')).click(),
    busy() {
      chosen('PayPal');
      if (one(methods).ariaBusy !== 'true') throw new Error('Nothing shows that it is being saved.');
    },
    kept: () => chosen('Credit Card'),
    succeeded: () => chosen('PayPal'),
    success: shown(billingUpdated),
  },
  plan: {
    call: 'set-plan',
    people: [free],
    signedInAs: free,
    open: openBilling,
    async act() {
      await seen(button('Current Plan'));
      (pricedPro.elements()[0] as HTMLElement).click();
    },
    busy: () => void one(button('Processing...')),
    kept() {
      one(button('Current Plan'));
      if (pricedPro.elements().length !== 2) throw new Error('The plans cannot be bought again.');
    },
    succeeded: () => void one(text(subscribed('Pro').description)),
    success: shown(subscribed('Pro')),
    leap: 100,
  },
} satisfies Record<string, Scene>;

const inserted = {
  ...rowScenes.insert,
  // Somebody without a row is answered so.
  faults: [],
} satisfies Scene;

/** Another tab inserts the row between this one's look and its own try. */
const overtaken = http.post(`${backendUrl}/rest/v1/profiles`, () => {
  worker.use(
    http.get(`${backendUrl}/rest/v1/profiles`, () =>
      HttpResponse.json({ ...pro.profile, id: newcomer.id, full_name: 'Grace Hopper' }),
    ),
  );
  return HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 });
});

export const recovered = {
  insert: inserted,
  're-read': { ...rowScenes.insert, faults: [overtaken] },
  'T:F once': {
    ...rowScenes.profile,
    faults: [fault('profiles-read', 500), fault('billing-read', 500), fault('payments-read', 500)],
    kept() {
      if (button('Retry').elements().length !== 3) throw new Error('Not each card can be asked again.');
    },
  },
  free: {
    ...load('billing-read', 'Billing Status', '$0.00 / month'),
    people: [pro],
    signedInAs: pro,
  },
} satisfies Partial<Record<Code, Scene>>;
