import { afterEach, expect, it, vi } from 'vitest';
import { isPageAddress, leavePage } from './leavePage.ts';

afterEach(() => void vi.useRealTimers());

it('goes to pages alone, and runs nothing [B14]', () => {
  expect(['https://pay.test/x', 'http://localhost:3000/_local/pay'].every(isPageAddress)).toBe(true);
  expect(['javascript:alert(1)', 'data:text/html,x', 'pay', ''].some(isPageAddress)).toBe(false);
});

it('waits until the page is there again, as after the Back button, or was never left [B16]', async () => {
  vi.useFakeTimers();
  const open = vi.fn();
  const back = leavePage('https://pay.test/', open);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await back;
  const stuck = vi.fn();
  void leavePage('https://pay.test/', open).then(stuck);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(stuck).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(stuck).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledTimes(2);
});
