import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCall, echo, settle, target } from '../../../mocks/voice/browserCall.ts';
import { chatFailed } from '../../../src/services/messages.ts';
import { voiceContract } from '../../../src/services/voice.contract.ts';

afterEach(() => vi.useRealTimers());

voiceContract(
  'browser',
  () => browserCall(),
  () => browserCall({ chat: echo({ down: 'Failed to fetch' }) }),
);

describe('how a call begins', () => {
  it('speaks the greeting aloud, and shows it without Markdown [S8]', async () => {
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
  ])('says why it cannot start: %s [X8]', async (message, kind) => {
    const { voice, events } = browserCall({ chat: echo({ down: message }) });
    expect(await voice.start(target)).toBe(false);
    expect(events.slice(-2)).toEqual([
      { type: 'stage', stage: 'error' },
      { type: 'error', kind, message },
    ]);
  });

  it.each(['permission-denied', 'no-microphone', 'microphone-busy'] as const)(
    'neither starts nor asks the agent when the microphone fails: %s [X8]',
    async (kind) => {
      const chat = echo();
      const { voice, events } = browserCall({ chat, microphone: kind });
      expect(await voice.start(target)).toBe(false);
      expect(events.at(-1)).toMatchObject({ type: 'error', kind });
      expect(chat.asked).toEqual([]);
    },
  );

  it('lets the user type where there is no microphone [X8]', async () => {
    const { voice, events } = browserCall({ microphone: 'unsupported' });
    expect(await voice.start(target)).toBe(true);
    expect(events.find(({ type }) => type === 'call-start')).toMatchObject({ typedOnly: true });
    await voice.stop();
  });

  it.each([
    ['there is no recogniser', 'none'],
    ['it fails at once', 'hopeless'],
  ] as const)('says that the user has to type when %s [X8]', async (_, listener) => {
    const { voice, events } = browserCall({ listener });
    await voice.start(target);
    expect(events.find(({ type }) => type === 'call-start')).toMatchObject({ typedOnly: true });
  });

  it('tells the user when speech recognition fails later [X8]', async () => {
    const { voice, events, said, finish, giveUp } = browserCall();
    await voice.start(target);
    finish();
    await settle();
    expect(events.find(({ type }) => type === 'call-start')).toEqual({
      type: 'call-start',
      at: expect.any(Number),
    });
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

  it('does not count the time that the user takes to allow the microphone [X8]', async () => {
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

  it('frees a microphone that is allowed only after the call was given up [S9]', async () => {
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
    voice.sendText('How are you?');
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

  it('tells an assistant that lost its thread what was said before [S8]', async () => {
    const chat = echo();
    const { voice, finish } = browserCall({ chat });
    await voice.start(target);
    finish();
    await settle();
    voice.sendText('One');
    await settle();
    finish();
    await settle();
    voice.sendText('Two');
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

  it('reports the level of the microphone once the call has started [K6]', async () => {
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

  it('goes silent on a stop, and drops the answer that is on its way [S9]', async () => {
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
    voice.sendText('Hm?');
    await settle();
    expect(transcripts().at(-1)).toBe(`assistant … ${chatFailed}`);
    finish();
    finish();
    voice.sendText('And now?');
    await settle();
    expect(said.at(-1)).toBe('And now?');
  });

  it('uses a new volume from the next sentence on [S8]', async () => {
    const { voice, finish, volumes } = browserCall();
    voice.setVolume(0.5);
    await voice.start(target);
    finish();
    voice.setVolume(0.2);
    voice.sendText('Hm.');
    await settle();
    expect(volumes).toEqual([0.5, 0.2]);
    await voice.stop();
  });

  it('replaces the microphone by another one, muted like the first, which is freed [S8]', async () => {
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
});
