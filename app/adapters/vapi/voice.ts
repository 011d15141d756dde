import { emitter } from '../../../src/services/emitter.ts';
import { noVoiceTarget } from '../../../src/services/messages.ts';
import type { ChosenDevices, VoicePort } from '../../../src/services/voice.ts';
import type { VoiceEvent } from '../../../src/services/voiceEvents.ts';
import { endedBy } from './callEnd.ts';
import { callError, cameraError, type CallError } from './callErrors.ts';
import { endReason, eventTranslator } from './voiceHearing.ts';
import { sharedLine, type LineOptions } from './voiceLine.ts';
import { askMicrophone, type AskMicrophone } from './voiceMicrophone.ts';
import { userMessages, toolResultMessage, type AddMessage } from './voiceOutgoing.ts';
import { chooseMicrophone, chooseSpeaker, disableNoiseCancellation, keepMuted } from './voiceSound.ts';

export interface VapiVoiceOptions {
  /** The public one. */
  key: string;
  /** Without a trailing slash. */
  baseUrl?: string;
  ticket?: LineOptions['ticket'];
  microphone?: AskMicrophone;
}

/** In ms, from the permission on. */
const startTimeoutMs = 15_000;

interface CurrentCall {
  /** In the room. */
  isJoined: boolean;
  /** In conversation. */
  isLive: boolean;
  isMuted: boolean;
  /** The provider's word for the end, if it came. */
  reason: string | undefined;
  player: HTMLAudioElement | undefined;
  watchdog: ReturnType<typeof setTimeout> | undefined;
  hear: ReturnType<typeof eventTranslator>;
  /** Settles the start. */
  settleStart: (started: boolean) => void;
  /** While and after it ends. */
  ending: Promise<void> | undefined;
}

/** The voice port over Vapi's SDK. This adapter's tests cover the SDK's behaviour and its errors. [C5, C7] */
export function vapiVoice(options: VapiVoiceOptions): VoicePort {
  const { key, baseUrl = 'https://api.vapi.ai', microphone = askMicrophone } = options;
  const { emit, subscribe } = emitter<VoiceEvent>();
  const line = sharedLine({ key, baseUrl, ticket: options.ticket });
  let call: CurrentCall | undefined;
  let devices: ChosenDevices = { microphone: undefined, speaker: undefined };
  let volume = 1;

  /** Only the first reason counts: the SDK tells a failure up to four times. */
  function end(ownCall: CurrentCall, failure?: CallError) {
    ownCall.ending ??= (async () => {
      clearTimeout(ownCall.watchdog);
      ownCall.isLive = false;
      await line.close(failure?.kind === 'timeout');
      ownCall.player?.remove();
      call = undefined;
      emit({ type: 'stage', stage: failure ? 'error' : 'left' });
      if (failure) emit({ type: 'error', ...failure });
      else emit({ type: 'call-end', at: Date.now(), endedBy: endedBy(ownCall.reason) });
      ownCall.settleStart(false);
    })();
    return ownCall.ending;
  }

  function progress(ownCall: CurrentCall, { stage, status }: { stage?: unknown; status?: unknown }) {
    const daily = line.client.getDailyCallObject();
    if (stage === 'daily-call-object-creation' && status === 'completed' && daily) {
      keepMuted(daily, () => ownCall.isMuted);
      chooseMicrophone(line.client, devices.microphone);
    }
    if (stage !== 'daily-call-join') return;
    if (status === 'started') emit({ type: 'stage', stage: 'joining' });
    if (status !== 'completed') return;
    ownCall.isJoined = true;
    if (ownCall.isMuted) line.client.setMuted(true);
    emit({ type: 'stage', stage: 'joined' });
  }

  function fail(ownCall: CurrentCall, payload: unknown) {
    if (Object(payload).type === 'audio-processing-setup-error') disableNoiseCancellation(line.client);
    const failure = callError(payload);
    if (!failure) return;
    // Later the voice is there already, and only a piece of it could not be played.
    if (failure.kind === 'no-sound' && ownCall.isLive) return;
    // A server that ends a call closes the room on us.
    const expected = failure.kind === 'ejected' && ownCall.reason !== undefined;
    void end(ownCall, expected ? undefined : failure);
  }

  function hear(ownCall: CurrentCall, name: string, payload: unknown) {
    switch (name) {
      case 'call-start-progress':
        return progress(ownCall, Object(payload));
      case 'call-start':
        // Each track that can be played anew is answered with another one.
        if (ownCall.isLive) return;
        clearTimeout(ownCall.watchdog);
        ownCall.isLive = true;
        emit({ type: 'call-start', at: Date.now() });
        return ownCall.settleStart(true);
      case 'call-end':
        return void end(ownCall);
      case 'error':
        return fail(ownCall, payload);
      case 'camera-error': {
        const failure = cameraError(payload);
        return failure && void end(ownCall, failure);
      }
      case 'audio':
        ownCall.player = payload as HTMLAudioElement;
        return chooseSpeaker(ownCall.player, devices.speaker);
      case 'message':
        ownCall.reason = endReason(payload) ?? ownCall.reason;
    }
    for (const event of ownCall.hear(name, payload)) emit(event);
  }

  const send = (messages: readonly AddMessage[]) => {
    if (call?.isLive) for (const message of messages) line.client.send(message);
  };

  return {
    subscribe,

    async start(target) {
      if (call) return false;
      if (!target.assistantId && !target.squadId && !target.workflowId) {
        emit({ type: 'error', kind: 'no-target', message: noVoiceTarget });
        return false;
      }
      let settleStart: CurrentCall['settleStart'] = () => undefined;
      const answered = new Promise<boolean>((resolve) => {
        settleStart = resolve;
      });
      const ownCall: CurrentCall = {
        isJoined: false,
        isLive: false,
        isMuted: false,
        reason: undefined,
        player: undefined,
        watchdog: undefined,
        hear: eventTranslator(Date.now),
        settleStart,
        ending: undefined,
      };
      call = ownCall;
      emit({ type: 'stage', stage: 'microphone' });
      const refusal = await microphone(devices.microphone);
      if (ownCall.ending) return answered;
      if (refusal) {
        void end(ownCall, refusal);
        return answered;
      }
      emit({ type: 'stage', stage: 'new' });
      ownCall.watchdog = setTimeout(
        () => void end(ownCall, { kind: 'timeout', message: `No call within ${startTimeoutMs} ms.` }),
        startTimeoutMs,
      );
      // The line may have another client by now.
      line.client.setVolume(volume);
      // Not awaited: what it waits for may never be over, and the watchdog answers all the same.
      void line
        .open(
          target,
          (name, payload) => hear(ownCall, name, payload),
          () => !ownCall.ending,
        )
        .then(
          (kind) => kind && end(ownCall, { kind, message: 'No call may begin.' }),
          (error: unknown) => end(ownCall, { kind: 'network', message: String(error) }),
        );
      return answered;
    },

    async stop() {
      if (call) await end(call);
    },

    setMuted(muted) {
      if (!call) return;
      call.isMuted = muted;
      if (call.isJoined && !call.ending) line.client.setMuted(muted);
    },
    setVolume(next) {
      volume = next;
      line.client.setVolume(next);
    },
    setDevices(next) {
      const changed = next.microphone !== devices.microphone;
      devices = next;
      if (!call || call.ending) return;
      if (changed && call.isJoined) chooseMicrophone(line.client, next.microphone ?? 'default');
      if (call.player) chooseSpeaker(call.player, next.speaker);
    },

    sendText: (text) => send(userMessages(text)),
    speak(text) {
      // It does not end the call, and each side may interrupt the other.
      if (call?.isLive) line.client.say(text, false, true, true);
    },
    answerTool: (result) => send([toolResultMessage(result)]),
  };
}
