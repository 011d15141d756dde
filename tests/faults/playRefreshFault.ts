import { expect } from 'vitest';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { expectSettled } from './playFault.ts';
import { button, heading, getOne, press, findOne, text } from './actions.ts';
import type { FaultCase } from './matrix.ts';
import { renderApp, type AppFixture } from './appFixture.tsx';
import { eventually, advanceTime } from './time.ts';

const { pro } = personas;

/** How long the page waits for a refresh before it shows that it is offline, in ms. */
const bootTimeoutMs = 5000;
const stillSignedIn = /You are still signed in\./;

const expectVisitor = (app: AppFixture) => {
  getOne(button('Get Started'));
  expect(app.services.auth.mayHaveSession()).toBe(false);
};

/** The user stays signed in: the notice says why nothing is shown, and the session is still stored. */
function expectOfflineNotice(app: AppFixture) {
  getOne(text(stillSignedIn));
  expect(app.services.auth.mayHaveSession()).toBe(true);
}

/** Plays a return to the app with a session that has expired or is about to. */
export async function playRefreshFault(faultCase: FaultCase) {
  const { kind, code, answer } = faultCase;
  const expiresIn = answer === 'still valid' ? 60 : -60;
  const app = renderApp({
    people: [pro],
    signedInAs: pro,
    expiresIn,
    faults: [fault('token-refresh', kind)],
  });
  if (code === 'LO' && kind !== 'hang') {
    await eventually(() => expectVisitor(app));
  } else if (answer === 'still valid') {
    await findOne(text('$29.00 / month'));
    getOne(heading('Dashboard'));
  } else {
    await eventually(() => expect(app.requestCount(/refresh_token/)).toBeGreaterThan(0));
    await advanceTime(bootTimeoutMs);
    await eventually(() => expectOfflineNotice(app));
    if (kind !== 'slow') {
      app.repairBackend();
      await press('Try again');
    }
    await eventually(() => getOne(text('$29.00 / month')), 250);
    expect(app.services.auth.mayHaveSession()).toBe(true);
  }
  await eventually(() => expectSettled(app, {}));
  return app;
}
