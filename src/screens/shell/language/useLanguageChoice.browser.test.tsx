import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '../../../services/languages.ts';
import { LanguagePreference } from '../../profile/preferences/LanguagePreference.tsx';
import { ServicesProvider, type Services } from '../services.tsx';
import { isChoosing } from './languageChoice.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LanguageProvider } from './LanguageProvider.tsx';

const place = document.createElement('div');
document.body.append(place);
let root = createRoot(place);
afterEach(() => {
  root.unmount();
  root = createRoot(place);
});

const all: readonly Language[] = ['en', 'de', 'ar'];

/** Both choices of a signed-in user. `load`: the words of a language. */
function draw(load: (language: Language) => Promise<void>, offered = all) {
  const add = vi.fn();
  const services = { toastQueue: { add } } as unknown as Services;
  const change = async (language: Language) => {
    await load(language);
    return { language, locale: language };
  };
  root.render(
    <ServicesProvider value={services}>
      <LanguageProvider first={{ language: 'en', locale: 'en' }} change={change}>
        <LanguagePreference label="Language" offered={offered} />
        <LanguageMenu offered={offered} asItems />
      </LanguageProvider>
    </ServicesProvider>,
  );
  return add;
}

const items = () => [...place.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
const chosen = () => [
  place.querySelector('select')?.value,
  items().find((item) => item.ariaChecked === 'true')?.textContent,
];

it('the user menu and the page Account offer each language by its own name, and show the same choice [W7]', async () => {
  const add = draw(async () => undefined);
  await expect
    .poll(() => items().map(({ textContent }) => textContent))
    .toEqual(['English', 'Deutsch', 'العربية']);
  expect([...place.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'English',
    'Deutsch',
    'العربية',
  ]);
  expect(items().map(({ lang }) => lang)).toEqual(all);
  items()[2]?.click();
  await expect.poll(chosen).toEqual(['ar', 'العربية']);
  const select = place.querySelector('select')!;
  select.value = 'de';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(chosen).toEqual(['de', 'Deutsch']);
  expect(add).not.toHaveBeenCalled();
});

it('words that cannot be loaded are told once, and the choice shows what is spoken [W7]', async () => {
  const add = draw(async () => {
    throw new Error('No network.');
  });
  await expect.poll(chosen).toEqual(['en', 'English']);
  items()[1]?.click();
  await expect
    .poll(() => add.mock.calls)
    .toEqual([
      [
        {
          title: 'Error',
          description: 'That language could not be loaded. Check your connection and try again.',
          tone: 'critical',
        },
      ],
    ]);
  expect(chosen()).toEqual(['en', 'English']);
});

it('who goes back to the language of the page while the words of another one are on their way keeps it [W7]', async () => {
  let wanted = '';
  let arrive = () => {};
  const words = new Promise<void>((resolve) => (arrive = resolve));
  const add = draw(async (language) => {
    wanted = language;
    if (language === 'de') await words;
    if (wanted !== language) throw new Error('Another language was chosen meanwhile.');
  });
  await expect.poll(chosen).toEqual(['en', 'English']);
  items()[1]?.click();
  await expect.poll(() => wanted).toBe('de');
  items()[0]?.click();
  await expect.poll(() => wanted).toBe('en');
  arrive();
  await expect.poll(isChoosing).toBe(false);
  expect(chosen()).toEqual(['en', 'English']);
  expect(add).not.toHaveBeenCalled();
});

it('where one language is offered the page Account asks for none [W7]', async () => {
  draw(async () => undefined, ['en']);
  await expect.poll(() => items().length).toBe(1);
  expect(place.querySelector('select')).toBeNull();
});
