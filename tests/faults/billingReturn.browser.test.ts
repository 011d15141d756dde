import { expect, it } from 'vitest';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { subscriber } from '../../mocks/subscribers.ts';
import { findOne, getEnabled, getOne, heading, press, text } from './actions.ts';
import { renderApp } from './appFixture.tsx';
import { setUpPage, unexpectedErrors } from './testFaults.ts';
import { advanceTime, eventually } from './time.ts';

const { free } = personas;

setUpPage('billing-return');

const comeBack = (more: Partial<Parameters<typeof renderApp>[0]> = {}) => {
  history.replaceState(null, '', '?checkout=pro');
  return renderApp({ people: [free], signedInAs: free, billing: 'stripe', ...more });
};

it('a webhook that is late by more than 30 s is said to be late, the user goes on, and sees it come [B16]', async () => {
  const app = comeBack();
  await findOne(text('Your payment is being confirmed'));
  // It looks again and again, and after 30 s no more.
  await eventually(() => expect(app.requestCount(/billing\/sync/)).toBeGreaterThan(3), 250);
  getOne(text('Your payment is being confirmed'));
  await eventually(() => getOne(text('Your payment is still being confirmed')), 500);
  expect(app.requestCount(/billing\/sync/)).toBeLessThan(12);
  expect(location.search).toBe('');
  app.state.users.get(free.id)!.billing = { ...subscriber().billing!, user_id: free.id };
  await press('Check again');
  await eventually(() => getOne(text('Pro is active')), 100);
  expect(app.toastTexts).toEqual(['Subscription Updated: Successfully subscribed to Pro plan']);
  expect(await unexpectedErrors(app)).toEqual([]);
});

it('the plan arrives while another screen shows, once [B16]', async () => {
  const app = comeBack({ faults: [fault('billing-sync', 503)] });
  await findOne(text('Your payment is being confirmed'));
  await press('Back to Dashboard');
  await findOne(heading('Dashboard'));
  app.state.users.get(free.id)!.billing = { ...subscriber().billing!, user_id: free.id };
  await eventually(() => expect(app.toastTexts).toHaveLength(1), 200);
  await advanceTime(30_000);
  expect(app.toastTexts).toEqual(['Subscription Updated: Successfully subscribed to Pro plan']);
  await press('Manage billing');
  await eventually(() => getEnabled('Update card'));
  expect(await unexpectedErrors(app)).toEqual([]);
});
