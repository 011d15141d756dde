import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserListener } from './listener.ts';

type Heard = [text: string, final: boolean];

/** Stands in for the browser's speech recogniser. `last` is the newest one. */
class Recognition extends EventTarget {
  static last: Recognition;
  lang = '';
  static fails: string | undefined;
  static refusesTracks = false;
  starts: unknown[][] = [];
  ends: ('stop' | 'abort')[] = [];
  constructor() {
    super();
    Recognition.last = this;
  }
  start(...given: unknown[]) {
    this.starts.push(given);
    if (given.length > 0 && Recognition.refusesTracks) throw new TypeError('no track');
    if (!Recognition.fails) return;
    this.dispatchEvent(Object.assign(new Event('error'), { error: Recognition.fails }));
    queueMicrotask(() => this.dispatchEvent(new Event('end')));
  }
  stop() {
    this.ends.push('stop');
    this.dispatchEvent(new Event('end'));
  }
  abort() {
    this.ends.push('abort');
    this.dispatchEvent(new Event('end'));
  }
  hear(...heard: Heard[]) {
    const results = heard.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } }));
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('webkitSpeechRecognition', Recognition);
  Recognition.fails = undefined;
  Recognition.refusesTracks = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function listen(track?: MediaStreamTrack) {
  const words: string[] = [];
  const onUnavailable = vi.fn<() => void>();
  const listener = browserListener({
    language: 'de-AT',
    onWords: (text, final) => words.push(final ? text : `${text} …`),
    onUnavailable,
    track: () => track,
  });
  listener?.resume();
  return { listener, words, onUnavailable, recogniser: Recognition.last };
}

describe('browserListener', () => {
  it('does not exist where the browser recognises no speech [X8]', () => {
    vi.unstubAllGlobals();
    expect(listen().listener).toBeUndefined();
  });

  it('reports words while they are being understood, and then the final text [S8]', () => {
    const { words, recogniser } = listen();
    recogniser.hear(['what', false]);
    recogniser.hear([' what plan', false], [' am I', false]);
    recogniser.hear(['What plan am I on?', true], [' And', false]);
    recogniser.hear(['', true]);
    expect(words).toEqual(['what …', 'what plan am I …', 'What plan am I on?', 'And …']);
  });

  it('listens for the language of the call [W12]', () => {
    expect(listen().recogniser.lang).toBe('de-AT');
  });

  it('takes what it understood for said when it ends in the middle of a sentence [S8]', () => {
    const { listener, words, recogniser } = listen();
    recogniser.hear(['what', false]);
    listener?.pause();
    expect(words).toEqual(['what …', 'what']);
    expect(recogniser.ends).toEqual(['stop']);
    recogniser.hear(['the loudspeaker', true]);
    expect(words).toHaveLength(2);
  });

  it('starts again when the browser ends it, but not while nobody listens [S8]', () => {
    const { listener, recogniser } = listen();
    recogniser.dispatchEvent(new Event('end'));
    vi.advanceTimersByTime(300);
    expect(recogniser.starts).toHaveLength(2);
    listener?.pause();
    expect(recogniser.ends).toEqual(['abort']);
    vi.advanceTimersByTime(5000);
    expect(recogniser.starts).toHaveLength(2);
  });

  it.each(['not-allowed', 'service-not-allowed', 'network'])(
    'reports %s once and does not try again [X8]',
    (error) => {
      Recognition.fails = error;
      const { listener, onUnavailable, recogniser } = listen();
      vi.advanceTimersByTime(5000);
      listener?.resume();
      expect(recogniser.starts).toHaveLength(1);
      expect(onUnavailable).toHaveBeenCalledOnce();
    },
  );

  it('listens again after a silence [X8]', async () => {
    Recognition.fails = 'no-speech';
    const { onUnavailable, recogniser } = listen();
    await vi.advanceTimersByTimeAsync(1000);
    expect(recogniser.starts.length).toBeGreaterThan(2);
    expect(onUnavailable).not.toHaveBeenCalled();
  });

  it('listens to the microphone of the call where the browser lets it [S8]', () => {
    const track = { readyState: 'live' } as MediaStreamTrack;
    expect(listen(track).recogniser.starts).toEqual([[track]]);
    Recognition.refusesTracks = true;
    expect(listen(track).recogniser.starts).toEqual([[track], []]);
  });
});
