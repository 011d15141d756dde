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
  planWishes.markShown();
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

it('a second wish takes the place of one that nobody was asked about, which is not told as declined [B32]', async () => {
  const first = wishForPlan('pro');
  void wishForPlan('enterprise');
  expect(await first).toEqual({ ok: false, result: 'Not done: another plan was asked for.' });
  expect(planWishes.get()?.plan).toBe('enterprise');
});

it('a wish is refused while another one is being confirmed, which goes on [B32]', async () => {
  const first = wishForPlan('pro');
  planWishes.markShown();
  expect(await wishForPlan('enterprise')).toEqual({
    ok: false,
    result: 'Another change of plan waits on the billing page. Decide about it first, and ask again.',
  });
  expect(planWishes.get()?.plan).toBe('pro');
  planWishes.get()?.answer({ ok: true, result: 'Done.' });
  expect(await first).toEqual({ ok: true, result: 'Done.' });
});
