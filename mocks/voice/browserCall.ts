import type { ChatPort, ChatReply, ChatRequest } from '../../src/services/chat.ts';
import type { VoiceErrorKind, VoiceEvent } from '../../src/services/voiceEvents.ts';
import type { ListenerOptions } from '../../app/adapters/browser/listener.ts';
import type { MicrophoneEvents, OpenedMicrophone } from '../../app/adapters/browser/microphone.ts';
import type { Speaker, Utterance } from '../../app/adapters/browser/speaker.ts';
import { browserVoice } from '../../app/adapters/browser/voice.ts';

export const target = { assistantId: 'a1', facts: { name: 'Ada' } };
export const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A chat that repeats the question. `down`: fails with this message. `hangs`: never answers. */
export function echo({ down, hangs }: { down?: string; hangs?: boolean } = {}) {
  const requests: ChatRequest[] = [];
  const replies: ChatReply[] = [];
  const chat: ChatPort = {
    async send(request) {
      requests.push(request);
      const { input, signal } = request;
      if (hangs) await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      else await Promise.resolve();
      if (signal?.aborted) return { ok: false, reason: 'cancelled', message: '' };
      if (down) return { ok: false, reason: 'failed', message: down };
      const text = typeof input === 'string' ? `**${input}** to you` : 'Done.';
      return replies.shift() ?? { ok: true, text, thread: 't1', toolCalls: [] };
    },
  };
  const spelled = ({ input, thread }: ChatRequest) => {
    const words = typeof input === 'string' ? input : JSON.stringify(input);
    return thread === undefined ? words : `${thread}: ${words}`;
  };
  return {
    ...chat,
    requests,
    get asked() {
      return requests.map(spelled);
    },
    answers: (reply: ChatReply) => void replies.push(reply),
  };
}

export interface BrowserCallOptions {
  chat?: ChatPort;
  /** `asks`: opens once `allow` is called. */
  microphone?: 'works' | 'asks' | VoiceErrorKind;
  listener?: 'works' | 'none' | 'hopeless';
  /** `no-voice`: none of its voices speaks the call's language. */
  speaker?: 'works' | 'none' | 'no-voice';
}

/** A call with the browser's own voice, whose microphone, listener and speaker a test controls. */
export function browserCall(options: BrowserCallOptions = {}) {
  const { chat = echo(), microphone = 'works', listener = 'works', speaker = 'works' } = options;
  const said: string[] = [];
  const volumes: number[] = [];
  const tags = new Set<string>();
  let utterance: Utterance | undefined;
  const opened: (string | undefined)[] = [];
  const live = new Set<MicrophoneEvents>();
  let muted = false;
  let allow: () => void = () => undefined;
  let words: ListenerOptions | undefined;
  let listening = false;
  let hasAnother = true;

  function finishOne() {
    const ending = utterance;
    utterance = undefined;
    ending?.onEnd();
  }
  const heldSpeaker: Speaker = {
    unlock: () => undefined,
    hasVoice: () => speaker === 'works',
    speak(next) {
      if (speaker === 'no-voice') return next.onEnd();
      said.push(next.text);
      volumes.push(next.volume);
      tags.add(next.language);
      utterance = next;
      next.onStart();
    },
    cancel: finishOne,
  };

  async function open(id: string | undefined, events: MicrophoneEvents): Promise<OpenedMicrophone> {
    opened.push(id);
    if (id === 'broken') return { ok: false, kind: 'microphone-busy', message: 'The test lets it fail' };
    if (!hasAnother) return { ok: false, kind: 'no-microphone', message: 'The test has taken it away' };
    if (microphone === 'asks') await new Promise<void>((resolve) => (allow = resolve));
    if (microphone !== 'works' && microphone !== 'asks')
      return { ok: false, kind: microphone, message: 'The test lets it fail' };
    live.add(events);
    muted = false;
    return {
      ok: true,
      microphone: { setMuted: (next) => (muted = next), stop: () => void live.delete(events) },
    };
  }

  const voice = browserVoice(chat, {
    speaker: () => (speaker === 'none' ? undefined : heldSpeaker),
    microphone: open,
    listener(given) {
      if (listener === 'none') return undefined;
      words = given;
      tags.add(given.language);
      return {
        resume() {
          listening = true;
          if (listener === 'hopeless') given.onUnavailable();
        },
        pause: () => (listening = false),
      };
    },
    recognitionTrialMs: 0,
  });
  const events: VoiceEvent[] = [];
  voice.subscribe((event) => events.push(event));
  const transcripts = () =>
    events.flatMap((event) =>
      event.type === 'transcript' ? [`${event.role}${event.final ? ':' : ' …'} ${event.text}`] : [],
    );

  return {
    voice,
    settle,
    events,
    types: () => events.map(({ type }) => type),
    transcripts,
    finals: () => transcripts().filter((line) => /^\w+:/.test(line)),
    /** The sentences that were spoken, and the volume of each. */
    said,
    volumes,
    /** The languages in which was spoken and listened. */
    tags,
    /** Ends the current sentence, or all of them. */
    finishOne,
    finish: () => {
      while (utterance) finishOne();
    },
    /** Reports that the voice has reached this character of its sentence. */
    reach: (characters: number) => utterance?.onWord(characters),
    listening: () => listening,
    hear: (text: string, final = true) => words?.onWords(text, final),
    giveUp: () => words?.onUnavailable(),
    /** The ids with which microphones were opened. */
    opened,
    liveTracks: () => live.size,
    muted: () => muted,
    allow: () => allow(),
    level: (value: number, times = 1) => {
      for (let i = 0; i < times; i += 1) for (const { onLevel } of live) onLevel(value);
    },
    /** Plugs in another microphone. */
    find: () => (hasAnother = true),
    /** Unplugs the microphone. */
    lose: ({ isOnly = false } = {}) => {
      hasAnother = !isOnly;
      for (const { onLost } of live) onLost?.();
    },
  };
}
