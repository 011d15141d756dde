export interface Listener {
  /** Idempotent, like `pause`. */
  resume(): void;
  pause(): void;
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
  start(): void;
  abort(): void;
}

/** In ms: a recogniser that ends at once must not spin. */
const breath = 300;

/** After these it would fail again: no permission, no microphone, no recognition service. */
const hopeless = new Set([
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'network',
  'language-not-supported',
]);

/** The microphone's words; undefined where the browser recognises none. A failure is silence: typing still works. */
export function browserListener(onWords: (text: string, final: boolean) => void): Listener | undefined {
  const Recognition: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  if (typeof Recognition !== 'function') return undefined;
  const recogniser = Reflect.construct(Recognition, []) as Recogniser;
  recogniser.continuous = true;
  recogniser.interimResults = true;
  recogniser.lang = 'en-US';

  let wanted = false;
  let running = false;
  let given = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    if (!wanted || running || given) return;
    try {
      recogniser.start();
      running = true;
    } catch {
      given = true;
    }
  }

  recogniser.addEventListener('result', (event) => {
    if (!wanted) return;
    const { resultIndex, results } = event as Event & { resultIndex: number; results: ArrayLike<Heard> };
    for (const { isFinal, 0: best } of Array.from(results).slice(resultIndex)) {
      const text = best?.transcript.trim();
      if (text) onWords(text, isFinal);
    }
  });
  recogniser.addEventListener('error', (event) => {
    if (hopeless.has((event as Event & { error: string }).error)) given = true;
  });
  recogniser.addEventListener('end', () => {
    running = false;
    clearTimeout(timer);
    timer = setTimeout(run, breath);
  });

  return {
    resume() {
      wanted = true;
      run();
    },
    pause() {
      wanted = false;
      clearTimeout(timer);
      if (running) recogniser.abort();
    },
  };
}
