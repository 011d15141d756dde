import { page } from 'vitest/browser';
import { personas } from '../../mocks/personas.ts';
import { cancelledSubscriber, subscriber } from '../../mocks/subscribers.ts';
import type { Persona } from '../../mocks/personas.ts';
import { button, findOne, getEnabled, getOne, heading, press } from './actions.ts';
import { dialog } from './agentScenarios.ts';
import type { AppFixture } from './appFixture.tsx';
import type { FaultyRequest } from '../../mocks/handlers/faults.ts';
import type { Scenario } from './scenario.ts';
import { eventually } from './time.ts';
import { getButton, type WriteScenario } from './writeScenario.ts';

const { free } = personas;
const pro = subscriber();
const leaving = cancelledSubscriber();

const stripe = (request: FaultyRequest, person: Persona) =>
  ({ request, people: [person], signedInAs: person, billing: 'stripe' }) as const;

async function openBilling() {
  await press('Manage billing');
  await findOne(heading('Billing & Subscriptions'));
}
const usageCard = () => page.getByRole('region', { name: 'Usage this month', exact: true });
/** Presses one of the plans' buttons. */
const pressFor = async (plan: string, label: string) => {
  const list = page.getByRole('list', { name: 'Plans', exact: true });
  const card = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: plan, exact: true }) });
  (
    await eventually(() => {
      const found = getOne(card.getByRole('button', { name: label, exact: true }));
      if (found.matches(':disabled')) throw new Error(`${label} cannot be pressed yet.`);
      return found;
    })
  ).click();
};
const open = (plan: string, label: string, question: string) => async () => {
  await openBilling();
  await pressFor(plan, label);
  await findOne(dialog(question));
};

function expectLeft({ left }: AppFixture) {
  if (left.length === 0) throw new Error('The page has not gone to the provider.');
}
const busy = (name: string) => {
  if (getOne(button(name)).getAttribute('aria-busy') !== 'true') throw new Error(`${name} is not loading.`);
};

const confirmation = (
  request: FaultyRequest,
  person: Persona,
  [plan, label, question]: [string, string, string],
  confirm: string,
) =>
  ({
    ...stripe(request, person),
    open: open(plan, label, question),
    act: () => press(confirm),
    expectLoading: () => busy(confirm),
    // The question is still there, and can be answered again.
    expectKept: () => void getEnabled(confirm),
    expectSuccess: expectLeft,
  }) satisfies Scenario;

const buy = confirmation(
  'billing-checkout',
  free,
  ['Pro', 'Upgrade', 'Upgrade to Pro?'],
  'Continue to payment',
);
const change = confirmation(
  'billing-portal',
  pro,
  ['Enterprise', 'Upgrade', 'Upgrade to Enterprise?'],
  'Confirm',
);
const cancelled =
  'Subscription Updated: You keep your plan until the end of the period you have paid for. You can change your mind until then.';
const kept = 'Subscription Updated: Your plan goes on, and renews as before.';

/** The requests of the billing page where a payment provider sells the plans. [B18] */
export const billingScenarios = {
  billingMode: {
    ...stripe('billing-mode', pro),
    alertText: 'We could not find out how plans can be changed. Nothing was charged.Try again',
    open: async () => undefined,
    act: openBilling,
    expectLoading: () => void getOne(heading('Choose Your Plan')),
    expectKept: () => void getEnabled('Try again'),
    expectSuccess: () => void getEnabled('Update card'),
  },
  usage: {
    ...stripe('usage', pro),
    open: async () => undefined,
    act: openBilling,
    expectLoading: () => {
      if (!usageCard().element().querySelector('[aria-busy=true]'))
        throw new Error('The usage is not loading.');
    },
    // The plans can be changed all the same.
    expectKept() {
      void getEnabled('Retry');
      void getEnabled('Update card');
    },
    expectSuccess: () => void getOne(usageCard().getByRole('meter', { name: 'Call minutes', exact: true })),
  },
  checkout: buy,
  preview: {
    ...stripe('billing-preview', pro),
    alertText: 'The price could not be loaded.',
    open: openBilling,
    act: () => pressFor('Enterprise', 'Upgrade'),
    expectLoading: () => void getOne(page.getByRole('status', { name: 'Asking for the price', exact: true })),
    expectKept: () => void getEnabled('Retry'),
    expectSuccess: () => void getEnabled('Confirm'),
  },
  planChange: change,
  portal: {
    ...stripe('billing-portal', pro),
    open: openBilling,
    act: () => press('Update card'),
    expectLoading: () => busy('Update card'),
    expectKept: () => void getEnabled('Update card'),
    expectSuccess: expectLeft,
  },
  planCancel: {
    ...confirmation('billing-cancel', pro, ['Free', 'Downgrade', 'Downgrade to Free?'], 'Confirm'),
    expectSuccess: () => void getEnabled('Keep my plan'),
    successToast: cancelled,
  },
  planKeep: {
    ...stripe('billing-resume', leaving),
    open: openBilling,
    act: () => press('Keep my plan'),
    expectLoading: () => busy('Keep my plan'),
    expectKept: () => void getEnabled('Keep my plan'),
    expectSuccess: () => void getEnabled('Update card'),
    successToast: kept,
  },
} satisfies Record<string, Scenario>;

const { checkout, portal, planCancel, planKeep } = billingScenarios;

/** The same as writes: however often somebody presses, one request is sent. [B18] */
export const billingWriteScenarios = {
  checkout: { ...checkout, target: getButton('Continue to payment'), expectDone: expectLeft },
  planChange: {
    ...change,
    async open() {
      await change.open();
      await eventually(() => getEnabled('Confirm'));
    },
    target: getButton('Confirm'),
    expectDone: expectLeft,
  },
  planCancel: { ...planCancel, target: getButton('Confirm'), expectDone: planCancel.expectSuccess },
  planKeep: {
    ...planKeep,
    async open() {
      await openBilling();
      await findOne(button('Keep my plan'));
    },
    target: getButton('Keep my plan'),
    expectDone: planKeep.expectSuccess,
  },
  portal: {
    ...portal,
    async open() {
      await openBilling();
      await findOne(button('Update card'));
    },
    target: getButton('Update card'),
    expectDone: expectLeft,
  },
} satisfies Record<string, WriteScenario>;
