import type { Language } from '../../../services/languages.ts';

/** A language's file in the folder `translations`. English has none: its texts stand beside their components. */
export interface TranslationFile {
  /** The words of each component, by its name. */
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What services and adapters say, by the English sentence. A sentence with values names them: '{label} is required.' */
  sentences: Readonly<Record<string, string>>;
}

/** A language whose texts are loaded. */
export interface LoadedLanguage {
  language: Language;
  /** For `Intl`, in the language of the words. */
  locale: string;
  /** Absent in English. */
  labels?: TranslationFile['labels'];
  /** Translates an English sentence of a service or an adapter. What is unknown stays as it is. Absent in English. */
  translate?: (sentence: string) => string;
}
