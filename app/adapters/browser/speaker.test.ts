import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSpeaker, type Utterance } from './speaker.ts';

class Spoken extends EventTarget {
  lang = '';
  voice: unknown = null;
  volume = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}
/** What the browser says of its voices. */
let voices: { name: string; lang: string }[] = [];
const synthesis = {
  speak: vi.fn<(spoken: Spoken) => void>(),
  cancel: vi.fn<() => void>(),
  getVoices: () => voices,
};

beforeEach(() => {
  voices = [];
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', Spoken);
  vi.stubGlobal('speechSynthesis', synthesis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetAllMocks();
});

function speak(text = 'Hello you', language = 'en-US') {
  const utterance: Utterance = {
    text,
    language,
    volume: 0.3,
    onStart: vi.fn<() => void>(),
    onWord: vi.fn<(reached: number) => void>(),
    onEnd: vi.fn<() => void>(),
  };
  const speaker = browserSpeaker();
  speaker?.speak(utterance);
  const spoken = () => synthesis.speak.mock.lastCall![0];
  return { speaker, utterance, spoken, ends: () => vi.mocked(utterance.onEnd).mock.calls.length };
}
const boundary = (charIndex: number) => Object.assign(new Event('boundary'), { charIndex });

describe('browserSpeaker', () => {
  it('does not exist where the browser has no voice [S8]', () => {
    vi.unstubAllGlobals();
    expect(browserSpeaker()).toBeUndefined();
  });

  it('speaks at the given volume and reports its progress [S8]', () => {
    const { utterance, spoken, ends } = speak();
    expect(spoken()).toMatchObject({ text: 'Hello you', volume: 0.3, lang: 'en-US' });
    spoken().dispatchEvent(new Event('start'));
    spoken().dispatchEvent(boundary(0));
    spoken().dispatchEvent(boundary(6));
    expect(vi.mocked(utterance.onWord).mock.calls).toEqual([[5], [9]]);
    expect(ends()).toBe(0);
    spoken().dispatchEvent(new Event('end'));
    spoken().dispatchEvent(new Event('error'));
    expect([vi.mocked(utterance.onStart).mock.calls.length, ends()]).toEqual([1, 1]);
  });

  const [anna, samantha, majed, stefan] = [
    { name: 'Anna', lang: 'de-AT' },
    { name: 'Samantha', lang: 'en-US' },
    { name: 'Majed', lang: 'ar_SA' },
    { name: 'Stefan', lang: 'de_DE' },
  ];
  it.each([
    ['de-DE', [anna, samantha, stefan], stefan],
    ['de-CH', [samantha, anna, stefan], anna],
    ['ar-SA', [samantha, majed], majed],
    ['en-GB', [anna, samantha], samantha],
  ])(
    'speaks %s with a voice that speaks it, of its region if there is one [W12]',
    (language, there, chosen) => {
      voices = there;
      expect(speak('3.', language).spoken()).toMatchObject({ lang: language, voice: chosen });
    },
  );

  it('says nothing where no voice speaks the language, and leaves the choice to a browser that lists none [W12]', () => {
    voices = [samantha];
    const { ends } = speak('Guten Tag', 'de-DE');
    expect([ends(), synthesis.speak.mock.calls.length]).toEqual([1, 0]);
    voices = [];
    expect(speak('Guten Tag', 'de-DE').spoken()).toMatchObject({ lang: 'de-DE', voice: null });
  });

  it('ends in time when the voice never reports its end [S8]', () => {
    const { spoken, ends } = speak('Hello');
    spoken().dispatchEvent(new Event('start'));
    vi.advanceTimersByTime(3500);
    expect(ends()).toBe(0);
    vi.advanceTimersByTime(200);
    expect(ends()).toBe(1);
  });

  it('gives up a voice that never begins, and does not wait for it again [S8]', () => {
    const { speaker, utterance, ends } = speak();
    vi.advanceTimersByTime(2499);
    expect(ends()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(ends()).toBe(1);
    speaker?.speak(utterance);
    expect(ends()).toBe(2);
    expect(synthesis.speak).toHaveBeenCalledOnce();
  });

  it('stops speaking at once [S8]', () => {
    const { speaker, spoken, utterance, ends } = speak();
    speaker?.cancel();
    expect([ends(), synthesis.cancel.mock.calls.length]).toEqual([1, 1]);
    spoken().dispatchEvent(new Event('start'));
    expect(utterance.onStart).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has a voice for a language unless the browser lists only voices of others [W12]', () => {
    const speaker = browserSpeaker()!;
    const list = (...langs: string[]) => {
      voices = langs.map((lang) => ({ name: lang, lang }));
    };
    list();
    expect(speaker.hasVoice('de-DE')).toBe(true);
    list('en-US', 'de_AT');
    expect(speaker.hasVoice('de-DE')).toBe(true);
    list('en-US');
    expect(speaker.hasVoice('de-DE')).toBe(false);
  });

  it('asks for the right to speak with an empty sentence [S8]', () => {
    browserSpeaker()?.unlock();
    expect(synthesis.speak.mock.lastCall).toMatchObject([{ text: '' }]);
  });
});
