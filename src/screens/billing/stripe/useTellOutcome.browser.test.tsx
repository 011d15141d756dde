import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { toastQueue } from '../../../services/toastQueue.ts';
import { ServicesProvider, type Services } from '../../shell/services.tsx';
import { useTellOutcome } from './useTellOutcome.ts';

it('an action that fails tells its user alone, who may have left meanwhile [X6, P2]', async () => {
  const toasts = toastQueue();
  const heard = vi.fn();
  toasts.subscribe(heard);
  const showToast = vi.fn();
  function Page() {
    const tell = useTellOutcome({ showToast });
    return <button onClick={() => tell({ ok: false, message: 'Your card was declined.' })}>Tell</button>;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ServicesProvider value={{ toastQueue: toasts } as Services}>
      <Page />
    </ServicesProvider>,
  );
  await expect.poll(() => place.querySelector('button')).toBeTruthy();
  place.querySelector('button')!.click();
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ description: 'Your card was declined.' });
  expect(heard).not.toHaveBeenCalled();
});
