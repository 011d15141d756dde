import type { Clock } from '../../src/services/clock.ts';
import { emitter } from '../../src/services/emitter.ts';
import { noVoiceTarget } from '../../src/services/messages.ts';
import type { VoicePort } from '../../src/services/voice.ts';
import type { VoiceEvent } from '../../src/services/voiceEvents.ts';
import type { CallScenario } from './callScenarios.ts';
import { agentSays, type Moment, type Timeline } from './callSimulatorSpeech.ts';

export interface CallSimulatorOptions {
  scenario: CallScenario;
  clock: Clock;
  /** The scenario of all calls after the first one; the same scenario if not given. */
  afterwards?: CallScenario;
}

export interface CallSimulator extends VoicePort {
  /** The time in ms since the last call was started, whether or not it has ended; undefined before the first call. */
  readonly position: number | undefined;
}

function stamped(event: Moment['event'], at: number): VoiceEvent {
  switch (event.type) {
    case 'call-start':
    case 'call-end':
    case 'transcript':
    case 'interrupted':
      return { ...event, at };
    default:
      return event;
  }
}

const isTheUsers = (event: Moment['event']) =>
  (event.type === 'level' && event.who === 'user') || (event.type === 'transcript' && event.role === 'user');

/** A voice port whose events come from a timeline, by the given clock: it stands still when the clock does. */
export function callSimulator({
  scenario,
  clock,
  afterwards = scenario,
}: CallSimulatorOptions): CallSimulator {
  const { emit, subscribe } = emitter<VoiceEvent>();
  const pending = new Set<() => void>();
  /** Resolves the pending `start`. */
  let settle: ((started: boolean) => void) | undefined;
  let current: CallScenario | undefined;
  let next = scenario;
  let startedAt: number | undefined;
  let inCall = false;
  let muted = false;
  let answers = 0;

  function after(ms: number, run: () => void) {
    const off = clock.after(ms, () => {
      pending.delete(off);
      run();
    });
    pending.add(off);
  }

  function leave() {
    for (const off of pending) off();
    pending.clear();
    current = undefined;
    inCall = false;
    muted = false;
  }

  function happen(event: Moment['event']) {
    if (muted && isTheUsers(event)) return;
    const isOver = event.type === 'call-end' || event.type === 'error';
    if (event.type === 'call-start') inCall = true;
    if (isOver) leave();
    emit(stamped(event, clock.now()));
    if (isOver || event.type === 'call-start') settle?.(!isOver);
  }

  /** `from`: the clock's time at which the timeline begins. */
  function play(moments: Timeline, from: number, index = 0) {
    const playing = current;
    for (const { at, event } of moments.slice(index)) {
      const due = from + at - clock.now();
      if (due > 0) return after(due, () => play(moments, from, index));
      index += 1;
      happen(event);
      if (current !== playing) return;
    }
  }

  function hangUp() {
    happen({ type: 'stage', stage: 'left' });
    happen({ type: 'call-end', endedBy: 'user' });
  }

  return {
    subscribe,
    get position() {
      return startedAt === undefined ? undefined : clock.now() - startedAt;
    },

    async start({ assistantId, squadId, workflowId }) {
      if (current) return false;
      if (!assistantId && !squadId && !workflowId) {
        emit({ type: 'error', kind: 'no-target', message: noVoiceTarget });
        return false;
      }
      const playing = (current = next);
      next = afterwards;
      answers = 0;
      startedAt = clock.now();
      return new Promise<boolean>((resolve) => {
        settle = resolve;
        play(playing.timeline, clock.now());
      });
    },

    async stop() {
      if (!current) return;
      const { hangUpMs } = current;
      if (hangUpMs === undefined) return hangUp();
      for (const off of pending) off();
      pending.clear();
      await new Promise<void>((resolve) => {
        after(hangUpMs, () => {
          hangUp();
          resolve();
        });
      });
    },

    setMuted(next) {
      if (inCall) muted = next;
    },
    setVolume: () => undefined,
    setDevices: () => undefined,

    sendText() {
      const replies = current?.replies;
      const reply = inCall && replies?.[answers % replies.length];
      if (!reply) return;
      answers += 1;
      play(agentSays(600, reply), clock.now());
    },

    speak(text) {
      if (inCall) play(agentSays(400, text), clock.now());
    },

    answerTool({ name }) {
      const follows = inCall && current?.afterTool?.[name];
      if (follows) play(agentSays(400, follows), clock.now());
    },
  };
}
