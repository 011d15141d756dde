import { afterEach, expect, it, vi } from 'vitest';
import { setFormats } from '../../services/formats.ts';
import { downloadFile } from './downloadFile.ts';

afterEach(() => {
  setFormats({});
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['Asia/Tokyo', 'payments-2026-05-02.csv'],
  ['America/New_York', 'payments-2026-05-01.csv'],
])('a file carries the day on the calendar of %s, as its contents do [U40]', (timeZone, name) => {
  vi.useFakeTimers({ now: new Date('2026-05-01T23:30:00Z') });
  setFormats({ timeZone });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  downloadFile(new Blob(), 'payments', 'csv');
  vi.runAllTimers();
  expect(names).toEqual([name]);
});
