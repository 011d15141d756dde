import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { memoryReport } from '../../mocks/memoryReport.ts';
import { rootErrors } from './rootErrors.ts';

it('a page that is not as the app renders it is drawn anew, and reported exactly once [X13]', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<p>Another version</p>';
  document.body.append(place);
  const report = memoryReport();
  const uncaught = vi.fn<(event: ErrorEvent) => void>();
  addEventListener('error', uncaught);
  const root = hydrateRoot(place, createElement('h1', null, 'This version'), rootErrors(report));
  onTestFinished(() => {
    root.unmount();
    place.remove();
    removeEventListener('error', uncaught);
  });
  await expect.poll(() => place.textContent).toBe('This version');
  expect(report.reports).toEqual([{ where: 'recovered by React', error: expect.any(Error) }]);
  expect(uncaught).not.toHaveBeenCalled();
});
