import { page } from 'vitest/browser';
import { lineOf, type FaultyRequest } from '../../mocks/handlers/faults.ts';
import { button, findOne, getEnabled, getOne, heading, press, text } from './actions.ts';
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
const ask = (name: string, request: FaultyRequest) => async (app: AppFixture) => {
  const before = app.requestCount(lineOf(request));
  await press(name);
  await eventually(() => {
    if (app.requestCount(lineOf(request)) === before) throw new Error(`'${name}' has asked for nothing yet.`);
  });
};

const history = page.getByRole('region', { name: 'Payment History', exact: true });

/** What is asked for beside the payments themselves. [B18, B42] */
export const paymentScenarios = {
  paymentsYears: {
    ...paymentsList,
    request: 'payments-years',
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
  paymentsMonths: {
    ...paymentsList,
    request: 'payments-months',
    open: async () => undefined,
    act: async () => void (await findOne(heading('Dashboard'))),
    expectLoading() {
      getOne(heading('Dashboard'));
      if (history.getByRole('table').elements().length > 0) throw new Error('The chart has loaded.');
    },
    expectKept() {
      getOne(history.getByText('The payment chart could not be loaded.'));
      getOne(history.getByRole('button', { name: 'Retry', exact: true }));
      getOne(history.getByRole('list', { name: 'Payments', exact: true }));
    },
    // After a year of the stories' payments there is nothing to draw.
    expectSuccess: () =>
      void getOne(
        history
          .getByText(/^Nothing was paid in this time\.$/)
          .or(history.getByRole('columnheader', { name: 'Paid' })),
      ),
    stepMs: 250,
  },
  paymentsExport: {
    ...paymentsList,
    request: 'payments-export',
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
