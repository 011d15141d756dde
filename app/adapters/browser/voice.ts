import type { ChatPort } from '../../../src/services/chat.ts';
import { emitter } from '../../../src/services/emitter.ts';
import type { Language } from '../../../src/services/languages.ts';
import { noVoiceTarget } from '../../../src/services/messages.ts';
import type { ChosenDevices, VoicePort } from '../../../src/services/voice.ts';
import type { CallStage, VoiceErrorKind, VoiceEvent } from '../../../src/services/voiceEvents.ts';
import { answers, type Answers } from './answers.ts';
import { callMicrophone, type CallMicrophone } from './callMicrophone.ts';
import { callWordsIn, speechTag } from './callWords.ts';
import { browserListener, type Listener, type ListenerOptions } from './listener.ts';
import { openMicrophone } from './microphone.ts';
import { browserSpeaker, type Speaker } from './speaker.ts';
import { speechDetector } from './speechDetector.ts';

/** The browser's own, unless a test brings others. */
export interface BrowserVoiceParts {
  speaker?: () => Speaker | undefined;
  listener?: (options: ListenerOptions) => Listener | undefined;
  microphone?: typeof openMicrophone;
  /** In ms: a recogniser that cannot work mostly says so that soon. */
  recognitionTrialMs?: number;
}

interface CurrentCall extends CallMicrophone {
  language: Language;
  answers: Answers;
  listener: Listener | undefined;
  /** After the greeting: until then the call is connecting. */
  isLive: boolean;
  agentSpeaks: boolean;
  watchdog: ReturnType<typeof setTimeout> | undefined;
}

/** How long a call may take to start, in ms, counted from when the microphone was allowed. [X8] */
const startTimeoutMs = 15_000;

/**
 * A conversation without a voice provider: the chat answers, the browser speaks and, where it can, listens. What it
 * cannot hear may be typed.
 */
export function browserVoice(chat: ChatPort, parts: BrowserVoiceParts = {}): VoicePort {
  const {
    listener: findListener = browserListener,
    microphone: open = openMicrophone,
    recognitionTrialMs = 400,
  } = parts;
  const { emit, subscribe } = emitter<VoiceEvent>();
  const speaker = (parts.speaker ?? browserSpeaker)();
  let call: CurrentCall | undefined;
  let volume = 1;
  let devices: ChosenDevices = { microphone: undefined, speaker: undefined };

  /** Listens unless the user is muted or the agent speaks: the recogniser would take the loudspeaker's words for the user's. */
  function listen(ownCall: CurrentCall) {
    if (ownCall.isMuted || ownCall.agentSpeaks || call !== ownCall) ownCall.listener?.pause();
    else ownCall.listener?.resume();
  }

  function begin(facts: Parameters<VoicePort['start']>[0]['facts']): CurrentCall {
    const tell = (event: VoiceEvent) => {
      if (event.type === 'speech-start' || event.type === 'speech-end') {
        ownCall.agentSpeaks = event.type === 'speech-start';
        listen(ownCall);
      }
      emit(event);
    };
    const ownCall: CurrentCall = {
      language: facts.language ?? 'en',
      answers: answers({ chat, facts, speaker, volume: () => volume, emit: tell }),
      microphone: undefined,
      openingCount: 0,
      listener: undefined,
      isLive: false,
      isMuted: false,
      agentSpeaks: false,
      isMicrophoneLost: false,
      watchdog: undefined,
    };
    return ownCall;
  }

  /** Every way out of a call. */
  function leave(ownCall: CurrentCall) {
    call = undefined;
    clearTimeout(ownCall.watchdog);
    ownCall.microphone?.stop();
    ownCall.answers.stop();
    ownCall.listener?.pause();
  }

  function fail(ownCall: CurrentCall, kind: VoiceErrorKind, message: string) {
    if (call !== ownCall) return false;
    leave(ownCall);
    emit({ type: 'stage', stage: 'error' });
    emit({ type: 'error', kind, message });
    return false;
  }

  const { openFor, replace } = callMicrophone<CurrentCall>({
    open,
    isCurrent: (ownCall) => call === ownCall,
    chosenId: () => devices.microphone,
    onLevel(ownCall) {
      const detector = speechDetector();
      return (level) => {
        if (!ownCall.isLive) return;
        emit({ type: 'level', who: 'user', level });
        if (detector.hear(level, ownCall.agentSpeaks) && ownCall.agentSpeaks) ownCall.answers.interrupt();
      };
    },
    announce,
  });

  function announce(ownCall: CurrentCall, what: 'cannotHear' | 'microphoneLost' | 'microphoneRefused') {
    if (call !== ownCall || !ownCall.isLive) return;
    ownCall.answers.say({
      ok: true,
      text: callWordsIn(ownCall.language)[what],
      thread: undefined,
      toolCalls: [],
    });
  }

  /** Resolves once the recogniser has had the time to fail. */
  async function startListener(ownCall: CurrentCall) {
    if (!ownCall.microphone) return;
    await new Promise<void>((resolve) => {
      ownCall.listener = findListener({
        language: speechTag(ownCall.language, navigator.languages),
        track: () => ownCall.microphone?.track,
        onWords(text, final) {
          if (call !== ownCall || !ownCall.isLive) return;
          let isWithheld = false;
          const withhold = () => {
            isWithheld = true;
          };
          emit({ type: 'transcript', role: 'user', text, final, at: Date.now(), ...(final && { withhold }) });
          if (!final) ownCall.answers.hearWords();
          else if (!isWithheld) ownCall.answers.ask(text);
        },
        onUnavailable() {
          ownCall.listener = undefined;
          resolve();
          announce(ownCall, 'cannotHear');
        },
      });
      listen(ownCall);
      if (ownCall.listener) setTimeout(resolve, recognitionTrialMs);
      else resolve();
    });
  }

  return {
    subscribe,
    async start({ assistantId, squadId, workflowId, facts }) {
      if (call) return false;
      if (!assistantId && !squadId && !workflowId) {
        emit({ type: 'error', kind: 'no-target', message: noVoiceTarget });
        return false;
      }
      const ownCall = begin(facts);
      call = ownCall;
      const stage = (name: CallStage) => emit({ type: 'stage', stage: name });
      speaker?.unlock();
      stage('microphone');
      const opened = await openFor(ownCall);
      if (call !== ownCall) return false;
      if (!opened.ok && opened.kind !== 'unsupported') return fail(ownCall, opened.kind, opened.message);
      ownCall.watchdog = setTimeout(
        () => fail(ownCall, 'timeout', `No call within ${startTimeoutMs} ms`),
        startTimeoutMs,
      );
      stage('new');
      stage('joining');
      const [reply] = await Promise.all([ownCall.answers.greeting(), startListener(ownCall)]);
      if (call !== ownCall) return false;
      if (!reply.ok)
        return fail(ownCall, reply.message.startsWith('HTTP error!') ? 'refused' : 'network', reply.message);
      clearTimeout(ownCall.watchdog);
      stage('joined');
      ownCall.isLive = true;
      const isSilent = !speaker?.hasVoice(speechTag(ownCall.language, navigator.languages));
      emit({
        type: 'call-start',
        at: Date.now(),
        ...(!ownCall.listener && { typedOnly: true }),
        ...(isSilent && { silent: true }),
      });
      ownCall.answers.say(reply);
      if (ownCall.isMicrophoneLost) announce(ownCall, 'microphoneLost');
      return true;
    },
    async stop() {
      const ownCall = call;
      if (!ownCall) return;
      leave(ownCall);
      emit({ type: 'stage', stage: 'left' });
      emit({ type: 'call-end', at: Date.now(), endedBy: 'user' });
    },
    setMuted(muted) {
      if (!call) return;
      call.isMuted = muted;
      call.microphone?.setMuted(muted);
      listen(call);
    },
    setVolume(next) {
      volume = next;
    },
    setDevices(next) {
      const changed = next.microphone !== devices.microphone;
      devices = next;
      if (changed && (call?.isLive || call?.microphone)) void replace(call);
    },
    sendText(text) {
      if (call?.isLive) call.answers.ask(text);
    },
    speak(text) {
      if (!call?.isLive) return;
      call.answers.interrupt();
      call.answers.say({ ok: true, text, thread: undefined, toolCalls: [] });
    },
    answerTool(result) {
      if (call?.isLive) call.answers.answerTool(result);
    },
  };
}
