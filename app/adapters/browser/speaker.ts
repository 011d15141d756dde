export interface Utterance {
  text: string;
  /** BCP 47 with a region, such as 'de-DE': the language of the text. */
  language: string;
  /** From 0 to 1. */
  volume: number;
  onStart: () => void;
  /** Called after each word with the number of characters spoken so far. Not every voice reports words. */
  onWord: (reached: number) => void;
  /** Called once, even if the voice fails or never reports its end. */
  onEnd: () => void;
}

export interface Speaker {
  /**
   * Allows the page to speak. Call it within a click, because some browsers allow speech only then, but from then on
   * always.
   */
  unlock(): void;
  /** Whether a voice may speak this language: false where the browser has voices, and none that does. */
  hasVoice(language: string): boolean;
  speak(utterance: Utterance): void;
  /** Stops at once, and calls the pending `onEnd`. */
  cancel(): void;
}

/** How long an utterance may take, in ms, because some browsers forget to report its end. */
const longestUtteranceMs = (text: string) => 3000 + 120 * text.length;

/** A voice that has not started after this time, in ms, does not work and is not waited for again. */
const startTimeoutMs = 2500;

/** 'de' of 'de-DE', and of Android's 'de_DE'. */
const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
const isSame = (tag: string, other: string) => tag.replace('_', '-').toLowerCase() === other.toLowerCase();

/**
 * The voice for a language: one of its region, else any that speaks it. Undefined where the browser has voices, and none that does:
 * an English voice that reads German is not understood. 'any' while the browser has not listed its voices, because it then chooses by
 * the utterance's language. [W12]
 */
function voiceFor(language: string, voices: readonly SpeechSynthesisVoice[]) {
  if (voices.length === 0) return 'any';
  return (
    voices.find(({ lang }) => isSame(lang, language)) ??
    voices.find(({ lang }) => languageOf(lang) === languageOf(language))
  );
}

/** The end of the word at `from`. Safari does not report its length. */
const endOfWord = (text: string, from: number) => from + (/^\s*\S+/.exec(text.slice(from))?.[0].length ?? 0);

/**
 * The browser's own voice; undefined where there is none. It uses the system's speaker, because browsers offer no
 * choice for it.
 */
export function browserSpeaker(): Speaker | undefined {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined')
    return undefined;
  const synthesis = speechSynthesis;
  let end: (() => void) | undefined;
  let hasGivenUp = false;

  return {
    unlock() {
      // Some browsers list their voices only some time after they were asked for the first time.
      synthesis.getVoices();
      synthesis.speak(new SpeechSynthesisUtterance(''));
    },
    hasVoice: (language) => voiceFor(language, synthesis.getVoices()) !== undefined,
    speak({ text, language, volume, onStart, onWord, onEnd }) {
      const voice = voiceFor(language, synthesis.getVoices());
      if (hasGivenUp || !voice) return onEnd();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = language;
      if (voice !== 'any') utterance.voice = voice;
      utterance.volume = volume;
      const finish = () => {
        clearTimeout(timer);
        if (end !== finish) return;
        end = undefined;
        onEnd();
      };
      let timer = setTimeout(() => {
        hasGivenUp = true;
        finish();
        synthesis.cancel();
      }, startTimeoutMs);
      end = finish;
      utterance.addEventListener('start', () => {
        if (end !== finish) return;
        clearTimeout(timer);
        timer = setTimeout(finish, longestUtteranceMs(text));
        onStart();
      });
      utterance.addEventListener('boundary', ({ charIndex }) => {
        if (end === finish) onWord(endOfWord(text, charIndex));
      });
      utterance.addEventListener('end', finish);
      utterance.addEventListener('error', finish);
      synthesis.speak(utterance);
    },
    cancel() {
      end?.();
      synthesis.cancel();
    },
  };
}
