import { expect } from 'vitest';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { settled } from './cell.ts';
import { button, heading, one, press, seen, text } from './actions.ts';
import type { Cell } from './matrix.ts';
import { stage, type Stage } from './stage.tsx';
import { eventually, pass } from './time.ts';

const { pro } = personas;

/** In ms: as long as the page waits for a session that nobody can renew. */
const boot = 5000;
const stillSignedIn = /You are still signed in\./;

const nobody = (on: Stage) => {
  one(button('Get Started'));
  expect(on.services.auth.mayHaveSession()).toBe(false);
};

/** Nobody is sent away: it is said why there is nothing to see, and the session is stored. */
function held(on: Stage) {
  one(text(stillSignedIn));
  expect(on.services.auth.mayHaveSession()).toBe(true);
}

/** Somebody comes back whose session has run out, or is about to. */
export async function playRefresh(cell: Cell) {
  const { kind, code, answer } = cell;
  const expiresIn = answer === 'still valid' ? 60 : -60;
  const on = stage({
    people: [pro],
    signedInAs: pro,
    expiresIn,
    faults: [fault('token-refresh', kind)],
  });
  if (code === 'LO' && kind !== 'hang') {
    await eventually(() => nobody(on));
  } else if (answer === 'still valid') {
    await seen(text('$29.00 / month'));
    one(heading('Dashboard'));
  } else {
    await eventually(() => expect(on.sent(/refresh_token/)).toBeGreaterThan(0));
    await pass(boot);
    await eventually(() => held(on));
    if (kind !== 'slow') {
      on.heal();
      await press('Try again');
    }
    await eventually(() => one(text('$29.00 / month')), 250);
    expect(on.services.auth.mayHaveSession()).toBe(true);
  }
  await eventually(() => settled(on, {}));
  return on;
}
