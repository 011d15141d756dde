import type { ChatFacts, ChatPort, ChatReply } from '../../../src/services/chat.ts';
import { emitter } from '../../../src/services/emitter.ts';
import { chatFailed, noVoiceTarget } from '../../../src/services/messages.ts';
import type { VoiceEvent, VoicePort } from '../../../src/services/voice.ts';
import { browserListener, type Listener } from './listener.ts';
import { plainWords } from '../../../src/services/plainWords.ts';
import { browserSpeaker, type Speaker } from './speaker.ts';

export interface BrowserVoiceParts {
  speaker?: () => Speaker | undefined;
  listener?: (onWords: (text: string, final: boolean) => void) => Listener | undefined;
}

interface Call {
  facts: ChatFacts;
  thread: string | undefined;
  /** After the greeting: until then the call is connecting. */
  live: boolean;
  muted: boolean;
  speaking: boolean;
  /** Ends what is being asked. */
  asking: AbortController;
  listener: Listener | undefined;
}

/**
 * A conversation without a voice provider: the chat answers, the browser speaks and, where it can, listens. What it
 * cannot hear may be typed.
 */
export function browserVoice(chat: ChatPort, parts: BrowserVoiceParts = {}): VoicePort {
  const { speaker: findSpeaker = browserSpeaker, listener: findListener = browserListener } = parts;
  const { emit, subscribe } = emitter<VoiceEvent>();
  const speaker = findSpeaker();
  let call: Call | undefined;

  const ask = ({ facts, thread, asking }: Call, input: string): Promise<ChatReply> =>
    chat
      .send({ input, facts, signal: asking.signal, ...(thread !== undefined && { thread }) })
      .catch((error: unknown) => ({ ok: false, reason: 'failed', message: String(error) }));

  const transcript = (role: 'user' | 'assistant', text: string, final: boolean) =>
    emit({ type: 'transcript', role, text, final, at: Date.now() });

  /** The microphone would hear the loudspeaker. */
  function listen(mine: Call) {
    if (mine.muted || mine.speaking) mine.listener?.pause();
    else mine.listener?.resume();
  }

  function speak(mine: Call, markdown: string) {
    const words = plainWords(markdown);
    transcript('assistant', words, true);
    if (!speaker || call !== mine) return;
    let heard = false;
    mine.speaking = true;
    listen(mine);
    speaker.speak(
      words,
      () => {
        heard = true;
        emit({ type: 'speech-start' });
      },
      () => {
        mine.speaking = false;
        if (heard) emit({ type: 'speech-end' });
        if (call === mine) listen(mine);
      },
    );
  }

  /** Somebody who speaks up interrupts what is being said and asked. */
  async function hear(mine: Call, text: string) {
    speaker?.cancel();
    mine.asking.abort();
    mine.asking = new AbortController();
    const reply = await ask(mine, text);
    if (call !== mine || (!reply.ok && reply.reason === 'cancelled')) return;
    if (reply.ok) mine.thread = reply.thread ?? mine.thread;
    speak(mine, reply.ok ? reply.text : chatFailed);
  }

  return {
    subscribe,

    async start({ assistantId, squadId, workflowId, facts }) {
      if (call) return false;
      if (!assistantId && !squadId && !workflowId) {
        emit({ type: 'error', kind: 'no-target', message: noVoiceTarget });
        return false;
      }
      const mine: Call = {
        facts,
        thread: undefined,
        live: false,
        muted: false,
        speaking: false,
        asking: new AbortController(),
        listener: undefined,
      };
      call = mine;
      const reply = await ask(mine, 'Hello');
      if (call !== mine) return false;
      if (!reply.ok) {
        call = undefined;
        const kind = reply.message.startsWith('HTTP error!') ? 'refused' : 'network';
        emit({ type: 'error', kind, message: reply.message });
        return false;
      }
      mine.live = true;
      mine.thread = reply.thread;
      mine.listener = findListener((text, final) => {
        if (call !== mine) return;
        transcript('user', text, final);
        if (final) void hear(mine, text);
      });
      emit({ type: 'call-start', at: Date.now() });
      listen(mine);
      speak(mine, reply.text);
      return true;
    },

    async stop() {
      const mine = call;
      if (!mine) return;
      call = undefined;
      mine.asking.abort();
      mine.listener?.pause();
      speaker?.cancel();
      emit({ type: 'call-end', at: Date.now() });
    },

    setMuted(muted) {
      if (!call?.live) return;
      call.muted = muted;
      listen(call);
    },

    say(text) {
      if (!call?.live) return;
      transcript('user', text, true);
      void hear(call, text);
    },
  };
}
