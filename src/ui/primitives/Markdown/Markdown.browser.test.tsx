import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import '../../theme/reset.css.ts';
import { Markdown } from './Markdown.tsx';

it('a figure is printed with its sentence, although it is a button', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <Markdown
      text="You paid [$87.00](#s1) in May."
      figureOf={() => ({ action: 'show these payments', onOpen: vi.fn() })}
    />,
  );
  await vi.waitUntil(() => place.querySelector('button'));
  const button = place.querySelector('button')!;
  button.after(document.createElement('button'));
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    await expect.poll(() => getComputedStyle(button.nextElementSibling!).display).toBe('none');
    expect(getComputedStyle(button).display).not.toBe('none');
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});
