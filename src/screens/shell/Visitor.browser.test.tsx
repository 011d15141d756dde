import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import type { VisitorDraft } from '../auth/visitorDraft.ts';
import { LanguageProvider, useLanguage } from './language/LanguageProvider.tsx';
import { ServicesProvider, type Services } from './services.tsx';
import type { ViewState } from './view.ts';
import { Visitor } from './Visitor.tsx';

function Choice() {
  const { choose } = useLanguage();
  return <button onClick={() => void choose('de')}>Deutsch</button>;
}

it('the window is named after the form in the language that was chosen while it shows [W3]', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const before = document.title;
  onTestFinished(() => {
    root.unmount();
    place.remove();
    document.title = before;
  });
  const labels = { Recover: { title: 'Passwort vergessen' } };
  const german = { language: 'de' as const, locale: 'de', labels, translate: (sentence: string) => sentence };
  root.render(
    <ServicesProvider value={{ auth: {} } as Services}>
      <LanguageProvider first={{ language: 'en', locale: 'en' }} change={async () => german}>
        <Choice />
        <Visitor
          view="recover"
          state={{ email: '' } as ViewState}
          draft={{ get: () => ({}), update: () => undefined } as unknown as VisitorDraft}
          onOpen={() => undefined}
          onPreload={() => undefined}
        />
      </LanguageProvider>
    </ServicesProvider>,
  );
  const heading = () => place.querySelector('h1')?.textContent;
  await expect.poll(heading).toBeTruthy();
  await expect.poll(() => document.title).toMatch(`${heading()} · `);
  place.querySelector('button')!.click();
  await expect.poll(heading).toBe('Passwort vergessen');
  await expect.poll(() => document.title).toMatch('Passwort vergessen · ');
});
