import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Language } from '../../services/languages.ts';
import { toasts } from '../../services/messages.ts';
import { toastQueue } from '../../services/toastQueue.ts';
import { LanguageProvider, useLanguage } from './language/LanguageProvider.tsx';
import { ServicesProvider, type Services } from './services.tsx';
import { ToastOutlet } from './ToastOutlet.tsx';

const place = document.createElement('div');
document.body.append(place);
let root: Root;
beforeEach(() => {
  root = createRoot(place);
});
afterEach(() => root.unmount());

const spoken = (language: Language) => ({
  language,
  locale: language,
  translate: (sentence: string) => (language === 'en' ? sentence : `${language}: ${sentence}`),
});

function ChooseGerman() {
  const { choose } = useLanguage();
  return <button onClick={() => void choose('de')}>Deutsch</button>;
}

/** The titles and descriptions on the screen, the newest toast first. */
const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

const render = (queue: ReturnType<typeof toastQueue>) =>
  root.render(
    <ServicesProvider value={{ toastQueue: queue } as unknown as Services}>
      <LanguageProvider first={spoken('en')} change={async (next) => spoken(next)}>
        <ChooseGerman />
        <ToastOutlet />
      </LanguageProvider>
    </ServicesProvider>,
  );

it('a toast that is no longer true goes at once, and the others stay [X3]', async () => {
  const queue = toastQueue();
  render(queue);
  const { accountCreated, profileUpdated } = toasts;
  queue.add(accountCreated);
  queue.add(profileUpdated);
  await expect.poll(() => shown().length).toBe(4);
  queue.dismiss(accountCreated);
  await expect.poll(shown).toEqual([profileUpdated.title, profileUpdated.description]);
});

it('a toast that is no longer true before it could be shown is not shown [X3]', async () => {
  const queue = toastQueue();
  const { accountCreated, profileUpdated } = toasts;
  queue.add(accountCreated);
  queue.dismiss(accountCreated);
  queue.add(profileUpdated);
  render(queue);
  await expect.poll(shown).toEqual([profileUpdated.title, profileUpdated.description]);
});

it('a toast that is on the screen follows a change of the language, and one that has gone does not come back [W1]', async () => {
  const queue = toastQueue();
  render(queue);
  const { signedOut, profileUpdated } = toasts;
  queue.add(signedOut);
  queue.add(profileUpdated);
  await expect
    .poll(shown)
    .toEqual([profileUpdated.title, profileUpdated.description, signedOut.title, signedOut.description]);
  document.querySelector<HTMLElement>('[aria-label="Dismiss"]')?.click();
  await expect.poll(shown).toEqual([signedOut.title, signedOut.description]);
  place.querySelector('button')?.click();
  await expect.poll(shown).toEqual([`de: ${signedOut.title}`, `de: ${signedOut.description}`]);
});
