import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storyServices } from '../mocks/storyServices.ts';
import { App } from '../src/screens/shell/App.tsx';
import { LanguageProvider } from '../src/screens/shell/language/LanguageProvider.tsx';
import { ServicesProvider } from '../src/screens/shell/services.tsx';

it.each([
  ['the app', { broken: 'port' }],
  ['the view', { broken: 'label' }],
])(
  'where %s fails at its first drawing, the buttons of the error take presses: none is kept back any longer [X13]',
  async (_what, { broken }) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place, { onCaughtError: () => undefined });
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    const services = storyServices();
    const getCachedUser = () => {
      throw new Error('The test lets this fail.');
    };
    const auth = broken === 'port' ? { getCachedUser } : {};
    // No element can show this.
    const labels = broken === 'label' ? { Landing: { headline: {} as string } } : {};
    const first = { language: 'en' as const, locale: 'en', labels, translate: (text: string) => text };
    const onReady = vi.fn();
    root.render(
      <ServicesProvider value={{ ...services, auth: { ...services.auth, ...auth } }}>
        <LanguageProvider first={first} change={async () => first}>
          <App onReady={onReady} />
        </LanguageProvider>
      </ServicesProvider>,
    );
    const alert = () => place.querySelector('[role="alert"]');
    await expect.poll(alert).not.toBeNull();
    expect(onReady).toHaveBeenCalledOnce();

    const before = alert()!;
    [...before.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')!.click();
    await expect.poll(() => before.isConnected || alert() === null).toBe(false);
  },
);
