import { inLanguage, type InLanguages, type Language } from '../../../src/services/languages.ts';
import { chatFailed } from '../../../src/services/messages.ts';

interface CallWords {
  /** The region of a browser's voice and recogniser, where the browser's own languages name none. */
  tag: string;
  /** How the call begins: the agent answers it as if the user had said it. */
  hello: string;
  /** Speech recognition may fail only after the call has begun as one that hears. */
  cannotHear: string;
  /** The microphone has gone in the middle of a call, and no other one could be opened. */
  microphoneLost: string;
  /** The microphone that was chosen in the middle of a call cannot be opened, and the one before goes on. */
  microphoneRefused: string;
  chatFailed: string;
}

/**
 * What a call without a provider says by itself, in the language of the interface. It is spoken aloud, so that it cannot wait to be
 * translated where it is shown. [W12]
 */
export const callWords: InLanguages<CallWords> = {
  en: {
    tag: 'en-US',
    hello: 'Hello',
    cannotHear: 'I cannot understand speech in this browser. Please type instead.',
    microphoneLost: 'I cannot hear you any more: your microphone is gone. Please type instead.',
    microphoneRefused: 'That microphone cannot be used. I still hear you through the one before.',
    chatFailed,
  },
  de: {
    tag: 'de-DE',
    hello: 'Hallo',
    cannotHear: 'Ich kann Sie in diesem Browser leider nicht verstehen. Bitte schreiben Sie stattdessen.',
    microphoneLost:
      'Ich kann Sie nicht mehr hören: Ihr Mikrofon ist nicht mehr da. Bitte schreiben Sie stattdessen.',
    microphoneRefused: 'Dieses Mikrofon lässt sich nicht verwenden. Ich höre Sie weiterhin über das vorige.',
    chatFailed:
      'Bei der Verarbeitung Ihrer Nachricht ist leider ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
  ar: {
    tag: 'ar-SA',
    hello: 'مرحبا',
    cannotHear: 'لا يمكنني فهم الكلام في هذا المتصفح. يرجى الكتابة بدلًا من ذلك.',
    microphoneLost: 'لم أعد أسمعك: الميكروفون لم يعد متاحًا. يرجى الكتابة بدلًا من ذلك.',
    microphoneRefused: 'لا يمكن استخدام هذا الميكروفون. ما زلت أسمعك عبر الميكروفون السابق.',
    chatFailed: 'عذرًا، حدث خطأ أثناء معالجة رسالتك. يُرجى المحاولة مرة أخرى.',
  },
};

export const callWordsIn = (language: Language) => inLanguage(callWords, language);

/**
 * The tag for the browser's voice and recogniser: the first of the browser's own that speaks the language and names a region, such as
 * 'de-AT', so that people are heard and spoken to as at home; else the language's usual one.
 *
 * @param preferred `navigator.languages`.
 */
export function speechTag(language: Language, preferred: readonly string[]): string {
  const pattern = new RegExp(`^${language}-(?:[a-z]{4}-)?[a-z]{2}$`, 'i');
  return preferred.find((tag) => pattern.test(tag)) ?? callWords[language]?.tag ?? language;
}
