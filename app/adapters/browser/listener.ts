export interface Listener {
  /** Calling it again has no effect; the same holds for `pause`. */
  resume(): void;
  pause(): void;
}

export interface ListenerOptions {
  /** BCP 47 with a region, such as 'de-DE': what the user speaks. */
  language: string;
  onWords: (text: string, final: boolean) => void;
  /** Called when it cannot understand anything, now or later. */
  onUnavailable: () => void;
  /** The call's microphone, for browsers that accept a track. */
  track: () => MediaStreamTrack | undefined;
}

interface Heard {
  isFinal: boolean;
  0?: { transcript: string };
}

/** The parts of the browser's recogniser that are used. Not every browser's types have them. */
interface Recogniser extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  start(track?: MediaStreamTrack): void;
  /** Stops, but still delivers what was heard; `abort` does not deliver it. */
  stop(): void;
  abort(): void;
}

/** The pause before a restart, in ms, for a recogniser that ends at once. */
const restartDelayMs = 300;

/** Errors after which a restart would fail too: no permission, no microphone, no recognition service. */
const fatalErrors = new Set([
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'network',
  'language-not-supported',
]);

/** Recognises the words of the microphone; undefined where the browser has no recogniser. */
export function browserListener({ language, ...options }: ListenerOptions): Listener | undefined {
  const { onWords, onUnavailable, track } = options;
  const Recognition: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  if (typeof Recognition !== 'function') return undefined;
  const recogniser = Reflect.construct(Recognition, []) as Recogniser;
  recogniser.continuous = true;
  recogniser.interimResults = true;
  recogniser.lang = language;

  let isWanted = false;
  let isRunning = false;
  let hasGivenUp = false;
  /** The part of the current utterance that was understood so far. */
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
      // The browser accepts the argument but not this track, so the system's default microphone is used.
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
    // It ended in the middle of an utterance, and what it had understood was said.
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
