import { afterEach, describe, expect, it, vi } from 'vitest';
import { scriptedAssistant } from '../../../mocks/assistant/server.ts';
import type { ChatPort } from '../../../src/services/chat.ts';
import { chatFailed } from '../../../src/services/messages.ts';
import { voiceContract } from '../../../src/services/voice.contract.ts';
import type { VoiceEvent } from '../../../src/services/voice.ts';
import { browserListener } from './listener.ts';
import { browserPendingPicture } from './pendingPicture.ts';
import { plainWords } from '../../../src/services/plainWords.ts';
import { browserSpeaker, type Speaker } from './speaker.ts';
import { browserVoice } from './voice.ts';

const target = { assistantId: 'a1', facts: { name: 'Ada' } };

/** Answers with what it was asked; `down` fails. */
function echo(down?: string): ChatPort & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async send({ input, signal, thread }) {
      asked.push(thread === undefined ? input : `${thread}: ${input}`);
      await Promise.resolve();
      if (signal?.aborted) return { ok: false, reason: 'cancelled', message: '' };
      if (down) return { ok: false, reason: 'failed', message: down };
      return { ok: true, text: `**${input}** to you`, thread: 't1' };
    },
  };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const quiet = { speaker: () => undefined, listener: () => undefined };

voiceContract(
  'browser',
  () => ({ voice: browserVoice(echo(), quiet), settle }),
  () => ({ voice: browserVoice(echo('Failed to fetch'), quiet), settle }),
);

/** Speaks until it is told that it is done. */
function heldSpeaker() {
  const said: string[] = [];
  let end: (() => void) | undefined;
  const finish = () => {
    const ending = end;
    end = undefined;
    ending?.();
  };
  const speaker: Speaker = {
    speak(text, onStart, onEnd) {
      said.push(text);
      end = onEnd;
      onStart();
    },
    cancel: finish,
  };
  return { speaker, said, finish };
}

function open(chat = echo()) {
  const { speaker, said, finish } = heldSpeaker();
  const listening: boolean[] = [];
  let words: (text: string, final: boolean) => void = () => undefined;
  const voice = browserVoice(chat, {
    speaker: () => speaker,
    listener(onWords) {
      words = onWords;
      return { resume: () => listening.push(true), pause: () => listening.push(false) };
    },
  });
  const events: VoiceEvent[] = [];
  voice.subscribe((event) => events.push(event));
  const types = () => events.map(({ type }) => type);
  return {
    voice,
    events,
    types,
    said,
    finish,
    listening,
    hear: (text: string, final = true) => words(text, final),
  };
}

describe('browserVoice', () => {
  it('[S8] greets in words without Markdown, aloud', async () => {
    const { voice, events, types, said, finish } = open();
    expect(await voice.start(target)).toBe(true);
    expect(types()).toEqual(['call-start', 'transcript', 'speech-start']);
    expect(events[1]).toMatchObject({ role: 'assistant', text: 'Hello to you.', final: true });
    expect(said).toEqual(['Hello to you.']);
    finish();
    expect(types().at(-1)).toBe('speech-end');
  });

  it('[S8] answers what is typed and what is heard, in one thread', async () => {
    const chat = echo();
    const { voice, events, finish, hear } = open(chat);
    await voice.start(target);
    finish();
    voice.say('How are you?');
    await settle();
    finish();
    hear('partly', false);
    hear('And you?');
    await settle();
    expect(chat.asked).toEqual(['Hello', 't1: How are you?', 't1: And you?']);
    const said = events.flatMap((event) =>
      event.type === 'transcript' ? [`${event.role}: ${event.text}`] : [],
    );
    expect(said).toEqual([
      'assistant: Hello to you.',
      'user: How are you?',
      'assistant: How are you? to you.',
      'user: partly',
      'user: And you?',
      'assistant: And you? to you.',
    ]);
  });

  it('[S8] does not listen to itself, nor while muted', async () => {
    const { voice, finish, listening } = open();
    await voice.start(target);
    expect(listening.at(-1)).toBe(false);
    finish();
    expect(listening.at(-1)).toBe(true);
    voice.setMuted(true);
    expect(listening.at(-1)).toBe(false);
  });

  it('[S9] a stop silences it, frees the microphone and drops the answer on its way', async () => {
    const { voice, types, hear, listening } = open();
    await voice.start(target);
    hear('And you?');
    await voice.stop();
    await settle();
    expect(types().slice(-3)).toEqual(['transcript', 'speech-end', 'call-end']);
    expect(listening.at(-1)).toBe(false);
    hear('Anybody?');
    expect(types().at(-1)).toBe('call-end');
  });

  it.each([
    ['Failed to fetch', 'network'],
    ['HTTP error! status: 503', 'refused'],
  ])('[X8] tells why it cannot start: %s', async (message, kind) => {
    const { voice, events } = open(echo(message));
    expect(await voice.start(target)).toBe(false);
    expect(events).toEqual([{ type: 'error', kind, message }]);
  });

  it('[X7] says so when an answer fails, and the call goes on', async () => {
    const chat = echo();
    const { voice, said } = open(chat);
    await voice.start(target);
    chat.send = async () => ({ ok: false, reason: 'failed', message: 'HTTP error! status: 500' });
    voice.say('Hm?');
    await settle();
    expect(said.at(-1)).toBe(chatFailed);
  });
});

describe('plainWords', () => {
  it.each([
    [
      '**Pro** costs $29:\n\n- API access\n- `code`\n\n[Read](https://x.test) on',
      'Pro costs $29: API access. code. Read on.',
    ],
    ['Hello \\<b\\>\\*you\\*!', 'Hello <b>*you*!'],
    ['', ''],
  ])('[S8] says %j', (markdown, words) => expect(plainWords(markdown)).toBe(words));

  it('[S8] leaves no mark of the assistant behind', async () => {
    const answerChat = scriptedAssistant({ pace: 0 });
    const response = await answerChat(
      new Request('https://x.test/chat', {
        method: 'POST',
        headers: { authorization: 'Bearer embedded' },
        body: JSON.stringify({ assistantId: 'a', input: 'compare the plans' }),
      }),
    );
    const { output } = (await response.json()) as { output: { content: string }[] };
    expect(plainWords(output[0]?.content ?? '')).not.toMatch(/[*\n]/);
  });
});

describe('in a browser that lacks the parts', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('[X8] there is no speaker and no listener, and the picture waits on the page', async () => {
    expect(browserSpeaker()).toBeUndefined();
    expect(browserListener(() => undefined)).toBeUndefined();
    const pending = browserPendingPicture();
    const picture = new Blob(['x']);
    await pending.keep('a@x.test', picture);
    expect(await pending.take('b@x.test')).toBeNull();
    await pending.keep('a@x.test', picture);
    expect(await pending.take('a@x.test')).toBe(picture);
    expect(await pending.take('a@x.test')).toBeNull();
  });

  it('[S8] a voice that never says that it is done is done in time', () => {
    vi.useFakeTimers();
    class Utterance extends EventTarget {
      lang = '';
    }
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    vi.stubGlobal('speechSynthesis', { speak: () => undefined, cancel: () => undefined });
    const onEnd = vi.fn();
    browserSpeaker()?.speak('Hello', () => undefined, onEnd);
    vi.advanceTimersByTime(3000);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('[X8] a refused microphone is silence, not an error, and is not asked again', () => {
    vi.useFakeTimers();
    let starts = 0;
    class Recognition extends EventTarget {
      start() {
        starts += 1;
        this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
        queueMicrotask(() => this.dispatchEvent(new Event('end')));
      }
      abort() {
        this.dispatchEvent(new Event('end'));
      }
    }
    vi.stubGlobal('webkitSpeechRecognition', Recognition);
    const listener = browserListener(() => undefined);
    listener?.resume();
    vi.advanceTimersByTime(5000);
    listener?.resume();
    expect(starts).toBe(1);
  });
});
