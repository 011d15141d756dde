import { expect, it } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import { formEvents, loadEvents, meanwhile } from './formEvents.ts';
import { unseen } from './matrixOf.ts';

eventsOf('form-events', { forms: formEvents, loads: loadEvents });

it('a plan that one user was buying is not bought for the next [S6, P2]', async () => {
  expect(await unseen(await meanwhile.bought())).toEqual([]);
});

it('what was saved for one user is not told to the next [S7, P2]', async () => {
  expect(await unseen(await meanwhile.saved())).toEqual([]);
});
