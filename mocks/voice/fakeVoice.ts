import { emitter } from '../../src/services/emitter.ts';
import { noVoiceTarget } from '../../src/services/messages.ts';
import type { ToolResult } from '../../src/services/tools.ts';
import type { ChosenDevices, VoicePort } from '../../src/services/voice.ts';
import type { VoiceErrorKind, VoiceEvent } from '../../src/services/voiceEvents.ts';

export interface FakeVoiceOptions {
  /** Every start fails with this error. */
  fails?: VoiceErrorKind;
  /** The call stays connecting, or finishing, until the story emits the next event. */
  holds?: 'connecting' | 'finishing';
  /** The events after the call has started. */
  script?: readonly VoiceEvent[];
}

export interface FakeVoice extends VoicePort {
  /** Emits an event as the provider would: anything that can happen in a call. */
  emit(event: VoiceEvent): void;
  readonly muted: boolean;
  readonly volume: number;
  readonly devices: ChosenDevices | undefined;
  /** The messages that were typed into the call. */
  readonly said: readonly string[];
  readonly answered: readonly ToolResult[];
}

/** A call without a microphone, without a network and without waiting. */
export function fakeVoice({ fails, holds, script = [] }: FakeVoiceOptions = {}): FakeVoice {
  const { emit, subscribe } = emitter<VoiceEvent>();
  const said: string[] = [];
  const answered: ToolResult[] = [];
  let started = false;
  let muted = false;
  let volume = 1;
  let devices: ChosenDevices | undefined;

  return {
    emit(event) {
      if (event.type === 'call-end' || event.type === 'error') started = false;
      emit(event);
    },
    subscribe,
    said,
    answered,
    get muted() {
      return muted;
    },
    get volume() {
      return volume;
    },
    get devices() {
      return devices;
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
      const stages = ['microphone', 'new', 'joining', 'joined'] as const;
      for (const stage of holds === 'connecting' ? stages.slice(0, 3) : stages)
        emit({ type: 'stage', stage });
      if (holds === 'connecting') return true;
      emit({ type: 'call-start', at: Date.now() });
      for (const event of script) emit(event);
      return true;
    },

    async stop() {
      if (!started || holds === 'finishing') return;
      started = false;
      emit({ type: 'stage', stage: 'left' });
      emit({ type: 'call-end', at: Date.now(), endedBy: 'user' });
    },

    setMuted(next) {
      if (started) muted = next;
    },
    setVolume(next) {
      volume = next;
    },
    setDevices(next) {
      devices = next;
    },

    sendText(text) {
      if (started) said.push(text);
    },
    speak(text) {
      if (started) emit({ type: 'transcript', role: 'assistant', text, final: true, at: Date.now() });
    },
    answerTool(result) {
      if (started) answered.push(result);
    },
  };
}
