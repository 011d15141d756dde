import { emitter } from '../src/services/emitter.ts';
import { noVoiceTarget } from '../src/services/messages.ts';
import type { VoiceErrorKind, VoiceEvent, VoicePort } from '../src/services/voice.ts';

export interface FakeVoiceOptions {
  /** Every start fails like this. */
  fails?: VoiceErrorKind;
  /** The call stays connecting, or finishing, until the story says otherwise with `emit`. */
  holds?: 'connecting' | 'finishing';
  /** What is heard once the call has started. */
  script?: readonly VoiceEvent[];
}

export interface FakeVoice extends VoicePort {
  /** Plays the provider: anything that could happen in a call. */
  emit(event: VoiceEvent): void;
  readonly muted: boolean;
  /** What was typed into the call. */
  readonly said: readonly string[];
}

/** A call without a microphone, a network or a wait. What was typed is heard as the user's words. */
export function fakeVoice({ fails, holds, script = [] }: FakeVoiceOptions = {}): FakeVoice {
  const { emit, subscribe } = emitter<VoiceEvent>();
  const said: string[] = [];
  let started = false;
  let muted = false;

  return {
    emit(event) {
      if (event.type === 'call-end' || event.type === 'error') started = false;
      emit(event);
    },
    subscribe,
    said,
    get muted() {
      return muted;
    },

    async start({ assistantId, squadId, workflowId }) {
      if (started) return false;
      if (!assistantId && !squadId && !workflowId) {
        emit({ type: 'error', kind: 'no-target', message: noVoiceTarget });
        return false;
      }
      if (fails) {
        emit({ type: 'error', kind: fails, message: `The story lets the call fail: ${fails}` });
        return false;
      }
      started = true;
      muted = false;
      if (holds === 'connecting') return true;
      emit({ type: 'call-start', at: Date.now() });
      for (const event of script) emit(event);
      return true;
    },

    async stop() {
      if (!started || holds === 'finishing') return;
      started = false;
      emit({ type: 'call-end', at: Date.now() });
    },

    setMuted(next) {
      if (started) muted = next;
    },

    say(text) {
      if (!started) return;
      said.push(text);
      emit({ type: 'transcript', role: 'user', text, final: true, at: Date.now() });
    },
  };
}
