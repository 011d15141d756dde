export interface Speaker {
  /** Calls `onEnd` once, also when the voice fails or never says that it is done. */
  speak(text: string, onStart: () => void, onEnd: () => void): void;
  /** Silence at once; the `onEnd` that is due is called. */
  cancel(): void;
}

/** In ms: some browsers forget to say that they are done. */
const longest = (text: string) => 3000 + 120 * text.length;

/** The browser's own voice; undefined where there is none. */
export function browserSpeaker(): Speaker | undefined {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined')
    return undefined;
  const synthesis = speechSynthesis;
  let end: (() => void) | undefined;

  return {
    speak(text, onStart, onEnd) {
      this.cancel();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = 'en-US';
      const finish = () => {
        clearTimeout(timer);
        if (end !== finish) return;
        end = undefined;
        onEnd();
      };
      const timer = setTimeout(finish, longest(text));
      end = finish;
      utterance.addEventListener('start', () => end === finish && onStart());
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
