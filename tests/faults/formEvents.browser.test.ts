import { expect, it } from 'vitest';
import { testEvents } from './testEvents.ts';
import { formEvents, loadEvents, userReplacedEvents } from './formEvents.ts';
import { unexpectedErrors } from './testFaults.ts';

testEvents('form-events', { forms: formEvents, loads: loadEvents });

it('a plan that one user was buying is not bought for the next [S6, P2]', async () => {
  expect(await unexpectedErrors(await userReplacedEvents.bought())).toEqual([]);
});

it('what was saved for one user is not told to the next [S7, P2]', async () => {
  expect(await unexpectedErrors(await userReplacedEvents.saved())).toEqual([]);
});
