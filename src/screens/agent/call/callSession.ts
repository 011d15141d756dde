import type { AnswerRows } from '../../../services/answerRows.ts';
import type { Clock } from '../../../services/clock.ts';
import { emitter } from '../../../services/emitter.ts';
import type { ReportPort } from '../../../services/report.ts';
import type { VoicePort, VoiceTarget } from '../../../services/voice.ts';
import type { VoiceEvent } from '../../../services/voiceEvents.ts';
import { observableValue, type ObservableValue } from '../conversation/observableValue.ts';
import { callReducer, idle, type Call, type CallEvent } from './call.ts';
import { captions as captionStore, type Captions } from './captions.ts';

/** How long the pulse lasts. [K8] */
const pulseMs = 2000;
/** How long nothing may be heard of the user before they are told: as long as somebody may think before they answer. */
const unheardAfterMs = 8000;
/** A level, 0 to 1: above what a quiet room makes. */
export const audible = 0.02;

type Levels = (onLevel: (level: number) => void) => () => void;

export interface CallSession {
  get: () => Call;
  /** Calls `listen` when the call has changed, but not for single words or levels. */
  subscribe: (listen: () => void) => () => void;
  captions: Captions;
  /** The payments behind the figures of the agent's last answer. [A67] */
  rows: ObservableValue<AnswerRows | undefined>;
  /** Levels ten times a second, which bypass the state and go straight to the meters. [K6] */
  levels: Readonly<Record<'user' | 'agent', Levels>>;
  /** Follows the voice client. Returns a function that ends the call and stops following. */
  connect: () => () => void;
  start: (target: VoiceTarget) => void;
  end: () => void;
  close: () => void;
  setMuted: (muted: boolean) => void;
  /** Push-to-talk: `held` says whether the key is held. */
  talk: (held: boolean) => void;
  /** Shows typed words in the captions, because no transcript comes back for them. */
  typed: (text: string) => void;
}

export interface CallSessionOptions {
  voice: VoicePort;
  report: ReportPort;
  clock: Clock;
}

/** Holds the state of the call. It follows the client's events, not what `start` returns. [S8] */
export function callSession({ voice, report, clock }: CallSessionOptions): CallSession {
  const changed = emitter<void>();
  const levels = { user: emitter<number>(), agent: emitter<number>() };
  const captions = captionStore();
  const rows = observableValue<AnswerRows | undefined>(undefined);
  let call = idle;
  let agentSpeaks = false;
  let quietSince = 0;
  let pulseEnds: (() => void) | undefined;
  /** While a call is being left on which the dialog was closed: nothing more of it is shown, and the next one waits. */
  let leaving: Promise<void> | undefined;
  /** Counts the presses that begin or end a call: only the last one matters once the call before has been left. */
  let latestPress = 0;

  function dispatch(event: CallEvent) {
    const next = callReducer(call, event);
    if (next === call) return;
    call = next;
    changed.emit();
  }

  const applyMute = () => voice.setMuted(call.muted && !call.talking);

  function heard(level: number) {
    const listened =
      call.phase === 'in-call' &&
      !call.typedOnly &&
      !call.lost &&
      !agentSpeaks &&
      (!call.muted || call.talking);
    if (level > audible) dispatch({ type: 'user-heard' });
    if (!listened || level > audible) quietSince = clock.now();
    else if (clock.now() - quietSince >= unheardAfterMs) dispatch({ type: 'user-unheard' });
  }

  function leave() {
    const left = voice
      .stop()
      .catch((error: unknown) => report.error('end voice call', error))
      .finally(() => {
        if (leaving === left) leaving = undefined;
      });
    leaving = left;
  }

  function hear(event: VoiceEvent) {
    // Where no call may begin nothing has failed: the page says so, and what to do.
    if (event.type === 'error' && !['used-up', 'still-ending', 'too-many'].includes(event.kind))
      report.error('voice call', event);
    if (leaving) return;
    if (event.type === 'level') {
      levels[event.who].emit(event.level);
      if (event.who === 'user') heard(event.level);
      return;
    }
    dispatch(event.type === 'error' ? { ...event, at: clock.now() } : event);
    switch (event.type) {
      case 'call-start':
        agentSpeaks = false;
        quietSince = clock.now();
        break;
      case 'transcript':
        captions.add(event);
        quietSince = clock.now();
        if (event.role === 'assistant') {
          pulseEnds?.();
          pulseEnds = clock.after(pulseMs, () => dispatch({ type: 'pulse-over' }));
        }
        break;
      case 'answer-rows':
        rows.set(event.rows);
        break;
      case 'speech-start':
      case 'speech-end':
        agentSpeaks = event.type === 'speech-start';
        quietSince = clock.now();
        break;
      case 'connection':
        // The restored microphone must be as muted as the lost one was.
        if (event.state === 'back') applyMute();
        break;
      default:
    }
  }

  return {
    get: () => call,
    subscribe: changed.subscribe,
    captions,
    rows,
    levels: { user: levels.user.subscribe, agent: levels.agent.subscribe },
    connect() {
      const unsubscribe = voice.subscribe(hear);
      return () => {
        unsubscribe();
        latestPress++;
        pulseEnds?.();
        void voice.stop();
      };
    },
    start(target) {
      if (call.phase !== 'idle') return;
      captions.clear();
      rows.set(undefined);
      dispatch({ type: 'start-pressed' });
      if (!leaving) return void voice.start(target);
      const press = ++latestPress;
      void leaving.then(() => {
        if (press === latestPress) void voice.start(target);
      });
    },
    end() {
      latestPress++;
      // Nothing has begun yet that could end.
      dispatch({ type: leaving ? 'dialog-closed' : 'end-pressed' });
      void voice.stop();
    },
    close() {
      latestPress++;
      if (call.phase !== 'idle') leave();
      dispatch({ type: 'dialog-closed' });
    },
    setMuted(muted) {
      dispatch({ type: 'muted-changed', muted });
      applyMute();
    },
    talk(held) {
      dispatch({ type: held ? 'talk-pressed' : 'talk-released' });
      applyMute();
    },
    typed: (text) => captions.add({ role: 'user', text, final: true }),
  };
}
