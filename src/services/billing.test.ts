import { expect, it } from 'vitest';
import { planArrival } from './billing.ts';
import type { Billing } from './data.ts';
import { failed, success, type Result } from './result.ts';

const stored = (plan: string) => success<Billing>({ plan, status: 'active', paymentMethod: '' });
const down = failed({ kind: 'unavailable', message: '' });

/** Comes back from a checkout of 'pro' to these answers. Returns what was found, and what was done for it. */
async function comeBack(answers: readonly Result<Billing>[], synced: Result<void> = success(undefined)) {
  const done: string[] = [];
  let looks = 0;
  const found = await planArrival({
    plan: 'pro',
    load: async () => {
      done.push('look');
      return answers[Math.min(looks++, answers.length - 1)]!;
    },
    sync: async () => {
      done.push('sync');
      return synced;
    },
    wait: async (ms) => void done.push(String(ms)),
  });
  return { plan: found?.plan, done };
}

it('a webhook that was quicker than the page leaves nothing to wait for [B7]', async () => {
  expect(await comeBack([stored('pro')])).toEqual({ plan: 'pro', done: ['look'] });
});

it('whoever comes back before the webhook has the provider looked at at once [B7]', async () => {
  expect(await comeBack([stored('free'), stored('pro')])).toEqual({
    plan: 'pro',
    done: ['look', 'sync', 'look'],
  });
});

it('a plan that is late is looked for with growing pauses for 30 seconds, and then is said to be late [B7]', async () => {
  const { plan, done } = await comeBack([stored('free')]);
  expect(plan).toBeUndefined();
  const pauses = done.filter((each) => /^\d/.test(each)).map(Number);
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 14_500]);
  expect(pauses.reduce((sum, each) => sum + each, 0)).toBe(30_000);
  expect(done.filter((each) => each === 'sync')).toHaveLength(7);
});

it('what fails meanwhile is tried again [B7]', async () => {
  expect((await comeBack([down, down, down, stored('pro')], down)).plan).toBe('pro');
});
