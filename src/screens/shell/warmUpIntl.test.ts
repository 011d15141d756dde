import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warmUpIntl } from './warmUpIntl.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the first formats are made one after the other, and only once the page is idle', () => {
  const made: string[] = [];
  vi.spyOn(String.prototype, 'localeCompare').mockImplementation(() => made.push('comparison'));
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(function () {
    made.push('number');
    return {} as Intl.NumberFormat;
  });
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function () {
    made.push('date');
    return {} as Intl.DateTimeFormat;
  });

  warmUpIntl();
  expect(made).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(made).toEqual(['comparison']);
  vi.advanceTimersToNextTimer();
  expect(made).toEqual(['comparison', 'number']);
  vi.advanceTimersToNextTimer();
  expect(made).toEqual(['comparison', 'number', 'date']);
  expect(vi.getTimerCount()).toBe(0);
});
