import { expect, it } from 'vitest';
import { played, turnOf } from './model/fakeModel.fixture.ts';
import { rulesEngine } from './rules/rulesEngine.ts';

it.each([
  ['The profile was changed.', 'Done. The profile was changed.'],
  ['You are on the Enterprise plan now.', 'Done. You are on the Enterprise plan now.'],
  ['The user said: not now.', 'All right, I left it as it is.'],
  ['The user has not answered.', 'All right, I left it as it is.'],
  ['Your billing has not loaded yet.', 'That did not work: Your billing has not loaded yet.'],
  ['You are already on the Pro plan.', 'That did not work: You are already on the Pro plan.'],
  [
    'Your session ended before this was saved. Sign in again to save it.',
    'That did not work: Your session ended before this was saved. Sign in again to save it.',
  ],
  ['You could not be signed out.', 'That did not work: You could not be signed out.'],
])('what became of a task is told as it is: %s [A24]', async (result, sentence) => {
  const { text } = await played(rulesEngine(), turnOf([{ id: 'c1', name: 'subscribe', result }]));
  expect(text).toBe(sentence);
});
