export interface Utterance {
  text: string;
  /** 0 to 1. */
  volume: number;
  onStart: () => void;
  /** How many characters have been spoken once this word is; not every voice tells. */
  onWord: (reached: number) => void;
  /** Once, also when the voice fails or never says that it is done. */
  onEnd: () => void;
}

export interface Speaker {
  /** Call it within a click: some browsers let a page speak only then, but for the rest of its life. */
  unlock(): void;
  speak(utterance: Utterance): void;
  /** Silence at once; the `onEnd` that is due is called. */
  cancel(): void;
}

/** In ms: some browsers forget to say that they are done. */
const longestUtteranceMs = (text: string) => 3000 + 120 * text.length;

/** In ms: a voice that has not begun by then is none, and nobody should wait for it again. */
const startTimeoutMs = 2500;

/** Where the word at `from` ends; Safari does not tell its length. */
const endOfWord = (text: string, from: number) => from + (/^\s*\S+/.exec(text.slice(from))?.[0].length ?? 0);

/**
 * The browser's own voice; undefined where there is none. It sounds from the system's speaker: a browser offers
 * no choice for it.
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
