import { renderToString } from 'react-dom/server';
import { Landing, SignedIn, Visitor } from '../../src/screens/shell/App.tsx';
import { AppNotLoaded } from '../../src/screens/shell/AppNotLoaded.tsx';
import { LanguageMenu } from '../../src/screens/shell/LanguageAndTheme.tsx';
import { type Services, ServicesProvider } from '../../src/screens/shell/services.tsx';
import { LanguageProvider } from '../../src/screens/shell/language/LanguageProvider.tsx';
import { translatorFor } from '../../src/screens/shell/language/translatorFor.ts';
import type { LoadedLanguage, TranslationFile } from '../../src/screens/shell/language/loadedLanguage.ts';
import type { User } from '../../src/services/auth.ts';
import { languages, type Language } from '../../src/services/languages.ts';
import { productDescription } from '../../src/services/product.ts';
import { toastQueue } from '../../src/services/toastQueue.ts';
import { parseEnvironment } from '../parseEnvironment.ts';
import { pageWords, type PageWords } from './pageWords.ts';
import { Root, type RootProps } from './Root.tsx';
import { nameless } from './storedSession.ts';

/** By the path of the source. */
const files = import.meta.glob<TranslationFile>(
  ['../../translations/*.json', '!../../translations/en.json'],
  {
    import: 'default',
    eager: true,
  },
);

/** The services that the first render uses. All others are missing. */
function servicesOf(known: User | null, mayHaveSession: boolean) {
  const auth: Partial<Services['auth']> = {
    getCachedUser: () => known,
    mayHaveSession: () => mayHaveSession,
  };
  const { phone, supportEmail } = parseEnvironment(import.meta.env, '');
  const agent: Partial<Services['agent']> = { phone };
  return { auth, agent, toastQueue: toastQueue(), ...(supportEmail && { supportEmail }) } as Services;
}

/**
 * A user of placeholders, which the bootstrap script replaces by the user's own name and email. So young that the place for first
 * steps is there, which the script takes away from everybody else.
 */
const anybody: User = {
  id: '',
  fullName: '{name}',
  email: '{email}',
  avatarUrl: '',
  createdAt: '9999-01-01T00:00:00Z',
};

/** The views that are prerendered into index.html. */
function viewsIn(first: LoadedLanguage) {
  const spoken = { first };
  const visitor = (from: RootProps['from'] & string, redirectError?: string) =>
    renderToString(
      <Root services={servicesOf(null, false)} language={spoken} from={from} redirectError={redirectError} />,
    );
  const returning = (known: User | null) =>
    renderToString(<Root services={servicesOf(known, true)} language={spoken} />);
  return {
    landing: visitor('landing'),
    signin: visitor('signin'),
    signup: visitor('signup'),
    refused: visitor('signin', '{refused}'),
    resolving: returning(null),
    main: returning(anybody),
    notLoaded: renderToString(
      <ServicesProvider value={servicesOf(null, false)}>
        <LanguageProvider first={first}>
          <AppNotLoaded />
        </LanguageProvider>
      </ServicesProvider>,
    ),
  };
}

/** What the bootstrap script puts into the page by itself. */
function ownWords({ labels = {}, translate = (text) => text }: LoadedLanguage): PageWords {
  return {
    [productDescription]: translate(productDescription),
    [nameless]: labels['Main']?.['nobody'] ?? nameless,
  };
}

/** Renders the views in English, and makes the tables with which the bootstrap script translates them. */
export async function prerender() {
  await Promise.all([Landing.preload(), Visitor.preload(), SignedIn.preload(), LanguageMenu.preload()]);
  const views = viewsIn({ language: 'en', locale: 'en' });
  function wordsOf(language: Language) {
    const { labels, sentences } = files[`../../translations/${language}.json`]!;
    // No region: the page is the same for everybody who reads this language.
    const spoken = { language, locale: language, labels, translate: translatorFor(sentences) };
    return pageWords(language, views, viewsIn(spoken), ownWords(spoken));
  }
  const others = languages.flatMap(({ id }) => (id === 'en' ? [] : [id]));
  return { views, words: Object.fromEntries(others.map((id) => [id, wordsOf(id)])) };
}
