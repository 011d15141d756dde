import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCall, echo, settle, target } from '../../../mocks/browserCall.ts';
import { chatFailed } from '../../../src/services/messages.ts';
import { voiceContract } from '../../../src/services/voice.contract.ts';

afterEach(() => vi.useRealTimers());

voiceContract(
  'browser',
  () => browserCall(),
  () => browserCall({ chat: echo({ down: 'Failed to fetch' }) }),
);

describe('how a call begins', () => {
  it('greets in words without Markdown, aloud [S8]', async () => {
    const { voice, types, said, transcripts, finish } = browserCall();
    expect(await voice.start(target)).toBe(true);
    expect(types().slice(-3)).toEqual(['call-start', 'transcript', 'speech-start']);
    expect(said).toEqual(['Hello to you.']);
    finish();
    await settle();
    expect(transcripts()).toEqual(['assistant … Hello to you.', 'assistant: Hello to you.']);
    expect(types().at(-1)).toBe('transcript');
  });

  it.each([
    ['Failed to fetch', 'network'],
    ['HTTP error! status: 503', 'refused'],
  ])('tells why it cannot start: %s [X8]', async (message, kind) => {
    const { voice, events } = browserCall({ chat: echo({ down: message }) });
    expect(await voice.start(target)).toBe(false);
    expect(events.slice(-2)).toEqual([
      { type: 'stage', stage: 'error' },
      { type: 'error', kind, message },
    ]);
  });

  it.each(['permission-denied', 'no-microphone', 'microphone-busy'] as const)(
    'does not start, nor ask the agent, with the microphone failing: %s [X8]',
    async (kind) => {
      const chat = echo();
      const { voice, events } = browserCall({ chat, microphone: kind });
      expect(await voice.start(target)).toBe(false);
      expect(events.at(-1)).toMatchObject({ type: 'error', kind });
      expect(chat.asked).toEqual([]);
    },
  );

  it('where no microphone can be had, words are typed [X8]', async () => {
    const { voice, events } = browserCall({ microphone: 'unsupported' });
    expect(await voice.start(target)).toBe(true);
    expect(events.find(({ type }) => type === 'call-start')).toMatchObject({ typedOnly: true });
    await voice.stop();
  });

  it.each([
    ['there is no recogniser', 'none'],
    ['it fails at once', 'hopeless'],
  ] as const)('says that words must be typed when %s [X8]', async (_, listener) => {
    const { voice, events } = browserCall({ listener });
    await voice.start(target);
    expect(events.find(({ type }) => type === 'call-start')).toMatchObject({ typedOnly: true });
  });

  it('the agent says so when the recogniser fails later [X8]', async () => {
    const { voice, events, said, finish, giveUp } = browserCall();
    await voice.start(target);
    finish();
    await settle();
    expect(events.find(({ type }) => type === 'call-start')).not.toHaveProperty('typedOnly');
    giveUp();
    expect(said.at(-1)).toBe('I cannot understand speech in this browser.');
  });

  it('gives up 15 s after the microphone, and frees it [X8]', async () => {
    vi.useFakeTimers();
    const { voice, events, liveTracks } = browserCall({ chat: echo({ hangs: true }) });
    const starting = voice.start(target);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(events.at(-1)).toEqual({ type: 'stage', stage: 'joining' });
    expect(liveTracks()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(events.at(-1)).toMatchObject({ type: 'error', kind: 'timeout' });
    expect(await starting).toBe(false);
    expect(liveTracks()).toBe(0);
  });

  it('the time that the user takes to allow the microphone is not counted [X8]', async () => {
    vi.useFakeTimers();
    const { voice, allow, types } = browserCall({ microphone: 'asks' });
    const starting = voice.start(target);
    await vi.advanceTimersByTimeAsync(60_000);
    allow();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await starting).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(types()).not.toContain('error');
  });

  it('given up while the user is asked: the microphone that comes later is freed [S9]', async () => {
    const { voice, allow, types, liveTracks } = browserCall({ microphone: 'asks' });
    const starting = voice.start(target);
    await voice.stop();
    allow();
    expect(await starting).toBe(false);
    expect(types()).toEqual(['stage', 'stage', 'call-end']);
    expect(liveTracks()).toBe(0);
  });
});

describe('in a call', () => {
  it('answers what is typed and what is heard, in one thread [S8]', async () => {
    const chat = echo();
    const { voice, finals, finish, hear } = browserCall({ chat });
    await voice.start(target);
    finish();
    await settle();
    voice.say('How are you?');
    await settle();
    finish();
    await settle();
    hear('And', false);
    hear('And you?');
    await settle();
    finish();
    await settle();
    expect(chat.asked).toEqual(['Hello', 't1: How are you?', 't1: And you?']);
    expect(finals()).toEqual([
      'assistant: Hello to you.',
      'assistant: How are you? to you.',
      'user: And you?',
      'assistant: And you? to you.',
    ]);
  });

  it('tells what was said before, for an assistant that lost its thread [S8]', async () => {
    const chat = echo();
    const { voice, finish } = browserCall({ chat });
    await voice.start(target);
    finish();
    await settle();
    voice.say('One');
    await settle();
    finish();
    await settle();
    voice.say('Two');
    expect(chat.requests.at(-1)?.history).toEqual([
      { role: 'assistant', text: 'Hello to you.' },
      { role: 'user', text: 'One' },
      { role: 'assistant', text: 'One to you.' },
    ]);
    await voice.stop();
  });

  it('does not listen to itself, nor while muted [S8]', async () => {
    const { voice, finish, listening, muted } = browserCall();
    await voice.start(target);
    expect(listening()).toBe(false);
    finish();
    expect(listening()).toBe(true);
    voice.setMuted(true);
    expect([listening(), muted()]).toEqual([false, true]);
    voice.setMuted(false);
    expect([listening(), muted()]).toEqual([true, false]);
  });

  it('tells the level of the microphone, once the call has started [K6]', async () => {
    const { voice, events, level } = browserCall();
    const starting = voice.start(target);
    await settle();
    await starting;
    level(0.4);
    expect(events.at(-1)).toEqual({ type: 'level', who: 'user', level: 0.4 });
    await voice.stop();
    level(0.4);
    expect(events.at(-1)).toMatchObject({ type: 'call-end' });
  });

  it('a stop silences it and drops the answer on its way [S9]', async () => {
    const { voice, types, hear, listening } = browserCall();
    await voice.start(target);
    hear('And you?');
    await voice.stop();
    await settle();
    expect(types().slice(-2)).toEqual(['stage', 'call-end']);
    expect(listening()).toBe(false);
    hear('Anybody?');
    expect(types().at(-1)).toBe('call-end');
  });

  it('says so when an answer fails, and the call goes on [X7]', async () => {
    const chat = echo();
    const { voice, said, finish, transcripts } = browserCall({ chat });
    await voice.start(target);
    finish();
    await settle();
    chat.answers({ ok: false, reason: 'failed', message: 'HTTP error! status: 500' });
    voice.say('Hm?');
    await settle();
    expect(transcripts().at(-1)).toBe(`assistant … ${chatFailed}`);
    finish();
    finish();
    voice.say('And now?');
    await settle();
    expect(said.at(-1)).toBe('And now?');
  });

  it('the volume is that of the next sentence [S8]', async () => {
    const { voice, finish, volumes } = browserCall();
    voice.setVolume(0.5);
    await voice.start(target);
    finish();
    voice.setVolume(0.2);
    voice.say('Hm.');
    await settle();
    expect(volumes).toEqual([0.5, 0.2]);
    await voice.stop();
  });

  it('another microphone takes over, muted like the one before, which is freed [S8]', async () => {
    const { voice, opened, liveTracks, muted } = browserCall();
    await voice.start(target);
    voice.setMuted(true);
    voice.setDevices({ microphone: 'headset', speaker: undefined });
    await settle();
    expect(opened).toEqual([undefined, 'headset']);
    expect([liveTracks(), muted()]).toEqual([1, true]);
    await voice.stop();
    expect(liveTracks()).toBe(0);
  });

  it('a microphone that is unplugged is replaced by what there is [S8]', async () => {
    const { voice, opened, lose, liveTracks } = browserCall();
    await voice.start(target);
    lose();
    await settle();
    expect(opened).toHaveLength(2);
    expect(liveTracks()).toBe(1);
    await voice.stop();
  });
});
