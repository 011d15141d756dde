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
  function listen(mine: CurrentCall) {
    if (mine.isMuted || mine.agentSpeaks || call !== mine) mine.listener?.pause();
    else mine.listener?.resume();
  }

  function begin(facts: Parameters<VoicePort['start']>[0]['facts']): CurrentCall {
    const tell = (event: VoiceEvent) => {
      if (event.type === 'speech-start' || event.type === 'speech-end') {
        mine.agentSpeaks = event.type === 'speech-start';
        listen(mine);
      }
      emit(event);
    };
    const mine: CurrentCall = {
      language: facts.language ?? 'en',
      answers: answers({ chat, facts, speaker, volume: () => volume, emit: tell }),
      microphone: undefined,
      opening: 0,
      listener: undefined,
      isLive: false,
      isMuted: false,
      agentSpeaks: false,
      isMicrophoneLost: false,
      watchdog: undefined,
    };
    return mine;
  }

  /** Every way out of a call. */
  function leave(mine: CurrentCall) {
    call = undefined;
    clearTimeout(mine.watchdog);
    mine.microphone?.stop();
    mine.answers.stop();
    mine.listener?.pause();
  }

  function fail(mine: CurrentCall, kind: VoiceErrorKind, message: string) {
    if (call !== mine) return false;
    leave(mine);
    emit({ type: 'stage', stage: 'error' });
    emit({ type: 'error', kind, message });
    return false;
  }

  const { openFor, replace } = callMicrophone<CurrentCall>({
    open,
    isCurrent: (mine) => call === mine,
    wanted: () => devices.microphone,
    onLevel(mine) {
      const detector = speechDetector();
      return (level) => {
        if (!mine.isLive) return;
        emit({ type: 'level', who: 'user', level });
        if (detector.hear(level, mine.agentSpeaks) && mine.agentSpeaks) mine.answers.interrupt();
      };
    },
    say: sayOf,
  });

  function sayOf(mine: CurrentCall, what: 'cannotHear' | 'microphoneLost' | 'microphoneRefused') {
    if (call !== mine || !mine.isLive) return;
    mine.answers.say({ ok: true, text: callWordsIn(mine.language)[what], thread: undefined, toolCalls: [] });
  }

  /** Resolves once the recogniser has had the time to fail. */
  async function startListener(mine: CurrentCall) {
    if (!mine.microphone) return;
    await new Promise<void>((resolve) => {
      mine.listener = findListener({
        language: speechTag(mine.language, navigator.languages),
        track: () => mine.microphone?.track,
        onWords(text, final) {
          if (call !== mine || !mine.isLive) return;
          let isWithheld = false;
          const withhold = () => {
            isWithheld = true;
          };
          emit({ type: 'transcript', role: 'user', text, final, at: Date.now(), ...(final && { withhold }) });
          if (!final) mine.answers.hearWords();
          else if (!isWithheld) mine.answers.ask(text);
        },
        onUnavailable() {
          mine.listener = undefined;
          resolve();
          sayOf(mine, 'cannotHear');
        },
      });
      listen(mine);
      if (mine.listener) setTimeout(resolve, recognitionTrialMs);
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
      const mine = begin(facts);
      call = mine;
      const stage = (name: CallStage) => emit({ type: 'stage', stage: name });
      speaker?.unlock();
      stage('microphone');
      const opened = await openFor(mine);
      if (call !== mine) return false;
      if (!opened.ok && opened.kind !== 'unsupported') return fail(mine, opened.kind, opened.message);
      mine.watchdog = setTimeout(
        () => fail(mine, 'timeout', `No call within ${startTimeoutMs} ms`),
        startTimeoutMs,
      );
      stage('new');
      stage('joining');
      const [reply] = await Promise.all([mine.answers.greeting(), startListener(mine)]);
      if (call !== mine) return false;
      if (!reply.ok)
        return fail(mine, reply.message.startsWith('HTTP error!') ? 'refused' : 'network', reply.message);
      clearTimeout(mine.watchdog);
      stage('joined');
      mine.isLive = true;
      const isSilent = !speaker?.hasVoice(speechTag(mine.language, navigator.languages));
      emit({
        type: 'call-start',
        at: Date.now(),
        ...(!mine.listener && { typedOnly: true }),
        ...(isSilent && { silent: true }),
      });
      mine.answers.say(reply);
      if (mine.isMicrophoneLost) sayOf(mine, 'microphoneLost');
      return true;
    },
    async stop() {
      const mine = call;
      if (!mine) return;
      leave(mine);
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
    say(text) {
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
