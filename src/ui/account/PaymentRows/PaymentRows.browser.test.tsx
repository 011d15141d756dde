import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import '../../theme/reset.css.ts';
import { PaymentRows } from './PaymentRows.tsx';

const row = { id: '1', serviceName: 'Pro plan', date: 'Nov 1, 2026', status: 'completed' } as const;

it('on paper the amount stands at the end of its row, where the action is on the screen [B25]', async () => {
  const place = document.createElement('div');
  place.style.width = '50rem';
  document.body.append(place);
  const action = { label: 'Receipt', onSelect: vi.fn() };
  createRoot(place).render(
    <PaymentRows label="Payments" rows={[{ ...row, amount: '$29.00', tone: 'positive', action }]} />,
  );
  const amount = await vi.waitUntil(() => [...place.querySelectorAll('bdi')].at(-1));
  const roomAfter = () => place.getBoundingClientRect().right - amount.getBoundingClientRect().right;
  // The column of the action, 8.5rem, and the gap before it.
  expect(roomAfter()).toBeGreaterThan(136);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    await expect.poll(roomAfter).toBe(0);
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});
