import { lineOf, type FaultyCall } from '../../mocks/handlers/faults.ts';
import { button, getEnabled, getOne, press, text } from './actions.ts';
import type { AppFixture } from './appFixture.tsx';
import { conversationScenarios } from './conversationScenarios.ts';
import type { Scenario } from './scenario.ts';
import { eventually } from './time.ts';

const { paymentsList } = conversationScenarios;

/** Opens all payments, and waits until the rows and their totals are there. */
async function openPayments() {
  await paymentsList.open();
  await paymentsList.act();
  await eventually(() => {
    paymentsList.expectSuccess();
    getOne(text(/^\d+ payments?\./));
  }, 250);
}

/** Presses a button, and waits for its own request: the page has sent others like it. */
const ask = (name: string, call: FaultyCall) => async (app: AppFixture) => {
  const before = app.requestCount(lineOf(call));
  await press(name);
  await eventually(() => {
    if (app.requestCount(lineOf(call)) === before) throw new Error(`'${name}' has asked for nothing yet.`);
  });
};

/** What is asked for on the page of all payments, beside the payments themselves. [B18] */
export const paymentScenarios = {
  paymentsYears: {
    ...paymentsList,
    call: 'payments-years',
    open: openPayments,
    act: ask('Totals by year', 'payments-years'),
    expectLoading: () => void getOne(button('Totals by year')),
    expectKept() {
      getOne(button('Retry'));
      paymentsList.expectSuccess();
    },
    expectSuccess: () => void getOne(text('Year')),
    stepMs: 250,
  },
  paymentsExport: {
    ...paymentsList,
    call: 'payments-export',
    open: openPayments,
    act: ask('Export CSV', 'payments-export'),
    expectLoading: () => void getOne(button('Stop export')),
    expectKept() {
      getEnabled('Resume export');
      getOne(text(/^The export stopped at 0 of \d+ payments\. Nothing is lost/));
    },
    expectSuccess: () => void getOne(text(/^\d+ payments? (is|are) in the file\.$/)),
  },
} satisfies Record<string, Scenario>;
