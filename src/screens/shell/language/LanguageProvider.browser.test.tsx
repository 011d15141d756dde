import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { setFormats } from '../../../services/formats.ts';
import { languages, type Language } from '../../../services/languages.ts';
import { formatDate, formatMoney } from '../../../services/money.ts';
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx';

const place = document.createElement('div');
document.body.append(place);
let root = createRoot(place);
afterEach(() => {
  root.unmount();
  root = createRoot(place);
  setFormats({});
});

const locales: Partial<Record<Language, string>> = { en: 'en-US', de: 'de-DE', ar: 'ar-u-nu-latn' };
const spoken = (language: Language) => ({ language, locale: locales[language] ?? language });
const words = Object.fromEntries(languages.map(({ id, name }) => [id, name]));

function Amount() {
  const { language, choose } = useLanguage();
  return (
    <>
      <p>{`${words[language]}: ${formatDate('2026-11-25T12:00:00Z')}, ${formatMoney(29, 'USD')}`}</p>
      {(['en', 'de', 'ar'] as const).map((next) => (
        <button key={next} onClick={() => void choose(next)}>
          {next}
        </button>
      ))}
    </>
  );
}

const shown = () => place.querySelector('p')?.textContent?.replaceAll('\u00A0', ' ');
const press = (language: Language) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === language)?.click();

it('dates and amounts are written in the way of the language that is shown, from the first one on [W8]', async () => {
  root.render(
    <LanguageProvider first={spoken('de')} change={async (next) => spoken(next)}>
      <Amount />
    </LanguageProvider>,
  );
  await expect.poll(shown).toBe('Deutsch: 25.11.2026, 29,00 $');
  press('ar');
  await expect.poll(shown).toContain('العربية: 25\u200F/11\u200F/2026, \u200F29.00 \u2066US$\u2069');
  press('en');
  await expect.poll(shown).toBe('English: Nov 25, 2026, $29.00');
});

it('what the user has chosen for dates and numbers stays with every language, and without a page the device decides [W8]', async () => {
  setFormats({ formatLocale: 'en-GB' });
  root.render(
    <LanguageProvider first={spoken('de')}>
      <Amount />
    </LanguageProvider>,
  );
  await expect.poll(shown).toBe('Deutsch: 25 Nov 2026, US$29.00');
  setFormats({});
  root.unmount();
  root = createRoot(place);
  const device = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  await expect
    .poll(() => formatDate('2026-11-25T12:00:00Z'))
    .toBe(device.format(new Date('2026-11-25T12:00:00Z')));
});
