import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { setLanguageLocale } from '../../../services/formats.ts';
import type { Language } from '../../../services/languages.ts';
import type { Words } from '../../../ui/fill.ts';
import { LabelsProvider, useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import type { LoadedLanguage } from './loadedLanguage.ts';

export interface LanguageValue extends Pick<LoadedLanguage, 'language' | 'locale'> {
  /** Translates an English sentence of a service or an adapter. What is unknown stays as it is. */
  translate: (sentence: string) => string;
  /** Changes the language, and remembers it on this device. Rejects when its words cannot be loaded, or are no longer wanted. */
  choose: (language: Language) => Promise<void>;
}

/** What components have without a provider. */
export const inEnglish: LanguageValue = {
  language: 'en',
  locale: 'en',
  translate: (sentence) => sentence,
  choose: async () => undefined,
};

const LanguageContext = createContext(inEnglish);

export interface LanguageProviderProps {
  /** The language of the first render. */
  first: LoadedLanguage;
  /**
   * Applies another language to the document, remembers it, and resolves to its words. Rejects when they cannot be loaded, or are no
   * longer wanted. Without it, the language stays.
   */
  change?: ((language: Language) => Promise<LoadedLanguage>) | undefined;
  children: ReactNode;
}

const noLabels = {};

/** The language of everything below. Without this provider everything is English, as in most stories and tests. [W1] */
export function LanguageProvider({ first, change, children }: LanguageProviderProps) {
  const [{ language, locale, labels = noLabels, translate = inEnglish.translate }, setLoaded] =
    useState(first);
  // What is drawn below formats while it is drawn.
  setLanguageLocale(locale);
  useLayoutEffect(() => {
    setLanguageLocale(locale);
    return () => void setLanguageLocale(undefined);
  }, [locale]);
  async function choose(next: Language) {
    const loaded = await change?.(next);
    if (loaded) startTransition(() => setLoaded(loaded));
  }
  return (
    <LanguageContext value={{ language, locale, translate, choose }}>
      <LabelsProvider labels={labels} locale={locale}>
        {children}
      </LabelsProvider>
    </LanguageContext>
  );
}

export const useLanguage = () => useContext(LanguageContext);

/** What the assistant without a model understands, whose rules are in server/assistant. */
const understood: readonly Language[] = ['en', 'de'];

/**
 * The words of questions to the assistant, which are sent as they are shown: in the reader's language if every assistant understands
 * it, else in English. [W5]
 */
export function useQuestionLabels<const Own extends Words>(component: string, english: Own) {
  const { language, locale } = useLanguage();
  const labels = useLabels(component, english);
  return understood.includes(language)
    ? { labels, locale, lang: undefined }
    : { labels: english, locale: 'en', lang: 'en' };
}
