import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { Landing } from '../src/screens/landing/Landing.tsx';
import { LanguageProvider } from '../src/screens/shell/language/LanguageProvider.tsx';
import { ServicesProvider, type Services } from '../src/screens/shell/services.tsx';
import { setLanguageLocale } from '../src/services/formats.ts';
import { languages, type Language } from '../src/services/languages.ts';
import { memoryReader } from '../server/assistant/memoryReader.ts';
import { account, answerTo, payment } from '../server/assistant/rules/rules.fixture.ts';
import arabic from '../translations/ar.json';
import german from '../translations/de.json';

const translations: Partial<Record<Language, { labels: Record<string, Record<string, string>> }>> = {
  de: german,
  ar: arabic,
};

// What is drawn on no page never leaves its language again.
afterAll(() => setLanguageLocale(undefined));

/** The questions of the landing page's example, as the page in this language shows them. */
function shownQuestions(language: Language) {
  const page = renderToStaticMarkup(
    <ServicesProvider value={{} as Services}>
      <LanguageProvider first={{ language, locale: language, ...translations[language] }}>
        <Landing settings={null} onSignIn={() => undefined} onSignUp={() => undefined} />
      </LanguageProvider>
    </ServicesProvider>,
  );
  return [...page.matchAll(/<li><button[^>]*>([^<]+)<\/button><\/li>/g)].map(([, question = '']) => question);
}

const reader = memoryReader({
  account,
  payments: [payment('older', '2026-05-01', 29), payment('newest', '2026-07-01', 29)],
});

describe.each(languages.map(({ id }) => id))('the example of the landing page in %s', (language) => {
  it('asks what the assistant without a model answers as it says [A72, W5]', async () => {
    const questions = shownQuestions(language);
    expect(questions).toHaveLength(3);
    const [paid, included, upgrade] = await Promise.all(
      questions.map((question) => answerTo(question, { language, reader })),
    );
    const source = paid?.steps.find((step) => step.type === 'source');
    expect(source).toMatchObject({ ids: ['newest'] });
    expect(included?.text).toMatch(/^\*\*Pro\*\*.*29/);
    expect(upgrade?.calls).toEqual([{ name: 'subscribe', arguments: { plan: 'enterprise' } }]);
  });
});
