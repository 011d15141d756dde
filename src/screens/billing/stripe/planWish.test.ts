import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planWishes, wishForPlan } from './planWish.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  planWishes.get()?.answer({ ok: false, result: '' });
  vi.useRealTimers();
});

it('a wish is answered by the confirmation, however long it takes once it is on the screen [B17]', async () => {
  const heard = vi.fn();
  const stop = planWishes.subscribe(heard);
  const wished = wishForPlan('pro');
  expect(planWishes.get()?.plan).toBe('pro');
  planWishes.take();
  await vi.advanceTimersByTimeAsync(3_600_000);
  planWishes.get()?.answer({ ok: true, result: 'Done.' });
  expect(await wished).toEqual({ ok: true, result: 'Done.' });
  expect(planWishes.get()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

it('a confirmation that cannot be shown ends the wish [B17]', async () => {
  const wished = wishForPlan('pro');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await wished).toMatchObject({ ok: false });
  expect(planWishes.get()).toBeUndefined();
});

it('a second wish takes the place of the first, which was not agreed to [B17]', async () => {
  const first = wishForPlan('pro');
  void wishForPlan('enterprise');
  expect(await first).toMatchObject({ ok: false, isDeclined: true });
  expect(planWishes.get()?.plan).toBe('enterprise');
});
