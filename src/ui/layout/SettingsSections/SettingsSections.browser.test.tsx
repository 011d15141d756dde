import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import '../../theme/reset.css.ts';
import { SettingsSections } from './SettingsSections.tsx';

it('on paper the sections are as wide as the page, without their list beside them', async () => {
  const place = document.createElement('div');
  place.style.width = '50rem';
  document.body.append(place);
  createRoot(place).render(
    <SettingsSections label="Account" sections={[{ id: 'profile', title: 'Profile', content: 'Grace' }]} />,
  );
  const section = await vi.waitUntil(() => place.querySelector('section'));
  expect(section.offsetWidth).toBeLessThan(place.offsetWidth);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    await expect.poll(() => section.offsetWidth).toBe(place.offsetWidth);
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});
