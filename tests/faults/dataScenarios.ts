import { http, HttpResponse } from 'msw';
import { page } from 'vitest/browser';
import { toasts } from '../../src/services/messages.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { backendUrl } from '../../mocks/handlers/backendState.ts';
import { personas } from '../../mocks/personas.ts';
import { button, getEnabled, heading, getOne, press, findOne, text } from './actions.ts';
import type { OutcomeCode } from './matrix.ts';
import type { Scenario } from './scenario.ts';
import { getButton, type WriteScenario } from './writeScenario.ts';
import type { Write } from './writes.ts';
import { toastText } from './appFixture.tsx';
import { network } from '../../mocks/inPageNetwork.ts';
import { eventually } from './time.ts';

const { pro, free, newcomer } = personas;
const unconfirmed = { ...free, isUnconfirmed: true };
const { subscribed, billingUpdated } = toasts;

/** Step in ms for reads that are retried; the last retry comes after 7 s. */
const retryStepMs = 250;

const card = (name: string) => page.getByRole('region', { name, exact: true });

/** A scenario for a card that loads as soon as the dashboard opens. */
const load = (request: Scenario['request'], name: string, content: string): Omit<Scenario, 'people'> => ({
  request,
  open: async () => undefined,
  act: async () => void (await findOne(heading('Dashboard'))),
  expectLoading() {
    getOne(heading('Dashboard'));
    if (card(name).getByText(content, { exact: true }).elements().length > 0)
      throw new Error(`'${name}' has loaded.`);
  },
  // The card itself has the error and a button to retry.
  expectKept: () => void getOne(card(name).getByRole('button', { name: 'Retry', exact: true })),
  expectSuccess: () => void getOne(card(name).getByText(content, { exact: true })),
  stepMs: retryStepMs,
});

async function openBilling() {
  await press('Manage billing');
  await findOne(heading('Billing & Subscriptions'));
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

const methods = page.getByRole('radiogroup', { name: 'Payment Methods', exact: true });

function expectChosen(name: string) {
  if (!(getOne(radio(name)) as HTMLInputElement).checked) throw new Error(`'${name}' is not chosen.`);
}

const pricedPro = page.getByRole('button', { name: 'Subscribe', exact: true });

export const dataScenarios = {
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

  confirmation: {
    request: 'resend',
    people: [unconfirmed],
    signedInAs: unconfirmed,
    alertSaysMore: true,
    async open() {
      await findOne(heading('Dashboard'));
      // What the dashboard reads would be in time's way.
      for (const read of ['Manchester', '$0.00 / month', 'No payment history yet']) await findOne(text(read));
      await findOne(button('Send again'));
    },
    act: () => press('Send again'),
    expectLoading() {
      if (getOne(button('Send again')).ariaBusy !== 'true')
        throw new Error('Nothing shows that it is being sent.');
    },
    expectKept: () => void getEnabled('Send again'),
    expectSuccess: () => void getOne(button('Sent')),
  },
  usageOnDashboard: {
    request: 'usage',
    people: [free],
    signedInAs: free,
    usage: { messages: 50, callMinutes: 0 },
    async open() {
      for (const read of ['Manchester', '$0.00 / month', 'No payment history yet']) await findOne(text(read));
    },
    act: async () => undefined,
    expectLoading: () => void getOne(heading('Dashboard')),
    expectKept: () => void getOne(heading('Dashboard')),
    expectSuccess: () => void getOne(text('Your messages of this month are used up.')),
  },
  method: {
    request: 'billing-update',
    people: [pro],
    signedInAs: pro,
    async open() {
      await openBilling();
      await eventually(() => expectChosen('Credit Card'));
    },
    act: async () => getOne(radio('PayPal')).click(),
    expectLoading() {
      expectChosen('PayPal');
      if (getOne(methods).ariaBusy !== 'true') throw new Error('Nothing shows that it is being saved.');
    },
    expectKept: () => expectChosen('Credit Card'),
    expectSuccess: () => expectChosen('PayPal'),
    successToast: toastText(billingUpdated),
  },
  plan: {
    request: 'set-plan',
    people: [free],
    signedInAs: free,
    open: openBilling,
    async act() {
      await findOne(button('Current Plan'));
      (pricedPro.elements()[0] as HTMLElement).click();
    },
    expectLoading: () => void getOne(button('Processing...')),
    expectKept() {
      getOne(button('Current Plan'));
      if (pricedPro.elements().length !== 2) throw new Error('The plans cannot be bought again.');
    },
    expectSuccess: () => void getOne(text(subscribed('Pro').description)),
    successToast: toastText(subscribed('Pro')),
    stepMs: 100,
  },
} satisfies Record<string, Scenario>;

export const dataWriteScenarios = {
  confirmationOnDashboard: {
    request: 'resend',
    people: [unconfirmed],
    signedInAs: unconfirmed,
    open: () => dataScenarios.confirmation.open(),
    target: getButton('Send again'),
    expectDone: () => void getOne(button('Sent')),
  },
} satisfies Partial<Record<Write, WriteScenario>>;

const newcomerScenario = {
  ...dataScenarios.insert,
  // No fault is needed: the backend answers like this to a user without a row.
  faults: [],
} satisfies Scenario;

/** Another tab inserts the row after this one has looked and before it inserts its own. */
const insertConflict = http.post(`${backendUrl}/rest/v1/profiles`, () => {
  network.use(
    http.get(`${backendUrl}/rest/v1/profiles`, () =>
      HttpResponse.json({ ...pro.profile, id: newcomer.id, full_name: 'Grace Hopper' }),
    ),
  );
  return HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 });
});

export const recoveryScenarios = {
  insert: newcomerScenario,
  're-read': { ...dataScenarios.insert, faults: [insertConflict] },
  'T:F once': {
    ...dataScenarios.profile,
    faults: [fault('profiles-read', 500), fault('billing-read', 500), fault('payments-read', 500)],
    expectKept() {
      if (button('Retry').elements().length !== 3) throw new Error('Not each card can be asked again.');
    },
  },
  free: {
    ...load('billing-read', 'Billing Status', '$0.00 / month'),
    people: [pro],
    signedInAs: pro,
  },
} satisfies Partial<Record<OutcomeCode, Scenario>>;
