export interface Utterance {
  text: string;
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
  speak(utterance: Utterance): void;
  /** Stops at once, and calls the pending `onEnd`. */
  cancel(): void;
}

/** How long an utterance may take, in ms, because some browsers forget to report its end. */
const longestUtteranceMs = (text: string) => 3000 + 120 * text.length;

/** A voice that has not started after this time, in ms, does not work and is not waited for again. */
const startTimeoutMs = 2500;

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
  let mute = false;

  return {
    unlock() {
      synthesis.speak(new SpeechSynthesisUtterance(''));
    },
    speak({ text, volume, onStart, onWord, onEnd }) {
      if (mute) return onEnd();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = 'en-US';
      utterance.volume = volume;
      const finish = () => {
        clearTimeout(timer);
        if (end !== finish) return;
        end = undefined;
        onEnd();
      };
      let timer = setTimeout(() => {
        mute = true;
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
