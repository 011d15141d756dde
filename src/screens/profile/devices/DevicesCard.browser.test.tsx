import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { setFormats } from '../../../services/formats.ts';
import type { DeviceSession } from '../../../services/sessions.ts';
import { ClockProvider } from '../../shell/clock.ts';
import { ServicesProvider, type Services } from '../../shell/services.tsx';
import type { AccountCardProps } from '../accountCard.ts';
import { DevicesCard } from './DevicesCard.tsx';

it('how long ago a device was used is said in the language of the page, not in that of dates [U1]', async () => {
  setFormats({ formatLocale: 'de-DE' });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    setFormats({});
  });
  const phone: DeviceSession = {
    id: 'phone',
    isCurrent: false,
    userAgent: '',
    address: '',
    lastUsedAt: '2026-05-05T22:55:00Z',
  };
  const services = {
    loadSessions: async () => ({ list: async () => ({ ok: true, value: [phone] }) }),
  } as unknown as Services;
  root.render(
    <ServicesProvider value={services}>
      <ClockProvider value={{ now: () => Date.parse('2026-05-05T23:00:00Z') } as never}>
        <QueryClientProvider client={new QueryClient()}>
          <DevicesCard {...({ account: { user: { id: 'ada' } } } as unknown as AccountCardProps)} />
        </QueryClientProvider>
      </ClockProvider>
    </ServicesProvider>,
  );
  await expect.poll(() => place.textContent).toContain('5 minutes ago');
});
