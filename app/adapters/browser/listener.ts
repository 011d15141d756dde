export interface Listener {
  /** Idempotent, like `pause`. */
  resume(): void;
  pause(): void;
}

export interface ListenerOptions {
  onWords: (text: string, final: boolean) => void;
  /** It understands nothing and never will. */
  onUnavailable: () => void;
  /** The microphone of the call, for browsers that let a page choose. */
  track: () => MediaStreamTrack | undefined;
}

interface Heard {
  isFinal: boolean;
  0?: { transcript: string };
}

/** The part of the browser's recogniser that is used; not every browser's types know it. */
interface Recogniser extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  start(track?: MediaStreamTrack): void;
  /** Still delivers what it has heard; `abort` does not. */
  stop(): void;
  abort(): void;
}

/** In ms: a recogniser that ends at once must not spin. */
const restartDelayMs = 300;

/** After these it would fail again: no permission, no microphone, no recognition service. */
const fatalErrors = new Set([
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'network',
  'language-not-supported',
]);

/** The microphone's words; undefined where the browser recognises none. */
export function browserListener({ onWords, onUnavailable, track }: ListenerOptions): Listener | undefined {
  const Recognition: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  if (typeof Recognition !== 'function') return undefined;
  const recogniser = Reflect.construct(Recognition, []) as Recogniser;
  recogniser.continuous = true;
  recogniser.interimResults = true;
  recogniser.lang = 'en-US';

  let isWanted = false;
  let isRunning = false;
  let hasGivenUp = false;
  /** What was understood so far of what is being said. */
  let partial = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function giveUp() {
    if (hasGivenUp) return;
    hasGivenUp = true;
    onUnavailable();
  }

  function begin() {
    const chosen = track();
    if (chosen?.readyState !== 'live') return recogniser.start();
    try {
      recogniser.start(chosen);
    } catch {
      // It knows the argument and refuses this track: the system's own microphone will do.
      recogniser.start();
    }
  }

  function run() {
    if (!isWanted || isRunning || hasGivenUp) return;
    try {
      begin();
      isRunning = true;
    } catch {
      giveUp();
    }
  }

  recogniser.addEventListener('result', (event) => {
    if (!isWanted && !partial) return;
    const { resultIndex, results } = event as Event & { resultIndex: number; results: ArrayLike<Heard> };
    const heard = Array.from(results)
      .slice(resultIndex)
      .map(({ isFinal, 0: best }) => ({ isFinal, text: best?.transcript.trim() ?? '' }))
      .filter(({ text }) => text !== '');
    partial = heard.flatMap(({ isFinal, text }) => (isFinal ? [] : [text])).join(' ');
    for (const { isFinal, text } of heard) if (isFinal) onWords(text, true);
    if (partial) onWords(partial, false);
  });
  recogniser.addEventListener('error', (event) => {
    if (fatalErrors.has((event as Event & { error: string }).error)) giveUp();
  });
  recogniser.addEventListener('end', () => {
    isRunning = false;
    // It ended in the middle: what it had understood was said all the same.
    const last = partial;
    partial = '';
    if (last) onWords(last, true);
    clearTimeout(timer);
    timer = setTimeout(run, restartDelayMs);
  });

  return {
    resume() {
      isWanted = true;
      run();
    },
    pause() {
      isWanted = false;
      clearTimeout(timer);
      if (!isRunning) return;
      if (partial) recogniser.stop();
      else recogniser.abort();
    },
  };
}
