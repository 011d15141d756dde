import type { CallEndedBy, VoiceEvent } from '../../src/services/voiceEvents.ts';

/** An event without its time, which the simulator adds. */
type Timeless<Event> = Event extends VoiceEvent ? Omit<Event, 'at'> : never;

/** `at`: in ms after 'Start call' was pressed. */
export interface Moment {
  at: number;
  event: Timeless<VoiceEvent>;
}

export type Timeline = readonly Moment[];

/** How long a spoken word takes, in ms. */
const msPerWord = 280;
/** The time between two volume levels, in ms, as in the adapter. [K6] */
const levelIntervalMs = 100;
const pauseMs = 1000;

const words = (text: string) => text.split(' ');
const durationMs = (text: string) => words(text).length * msPerWord;

/** Changing volume levels, the same in every run. */
const loudness = (step: number) => Math.round((0.45 + 0.35 * Math.sin(step * 1.7)) * 100) / 100;

function levels(who: 'user' | 'agent', at: number, ms: number, level = loudness): Moment[] {
  return Array.from({ length: Math.floor(ms / levelIntervalMs) }, (_, step) => ({
    at: at + step * levelIntervalMs,
    event: { type: 'level', who, level: level(step) },
  }));
}

/** The partial transcripts of a sentence, followed by the final one. */
function transcript(role: 'user' | 'assistant', at: number, text: string): Moment[] {
  const all = words(text);
  return all.map((_, index) => ({
    at: at + (index + 1) * msPerWord,
    event: {
      type: 'transcript',
      role,
      text: all.slice(0, index + 1).join(' '),
      final: index + 1 === all.length,
    },
  }));
}

const silence = () => 0;
/** Joins parts into one timeline, sorted by time. */
export const timeline = (...parts: (Moment | Timeline)[]): Timeline =>
  parts.flat().toSorted((a, b) => a.at - b.at);
export const moment = (at: number, event: Moment['event']): Moment => ({ at, event });

export function agentSays(at: number, text: string): Timeline {
  const end = at + durationMs(text);
  return timeline(
    moment(at, { type: 'speech-start' }),
    levels('agent', at, durationMs(text)),
    transcript('assistant', at, text),
    moment(end, { type: 'level', who: 'agent', level: 0 }),
    moment(end + pauseMs, { type: 'speech-end' }),
  );
}

export const userSays = (at: number, text: string): Timeline =>
  timeline(
    levels('user', at, durationMs(text)),
    transcript('user', at, text),
    moment(at + durationMs(text), { type: 'level', who: 'user', level: 0 }),
  );

/** The agent speaks, and the user interrupts it after `said`. */
export function agentIsCutOff(at: number, said: string, unspoken: string, by: string): Timeline {
  const cut = at + durationMs(said);
  return timeline(
    moment(at, { type: 'speech-start' }),
    levels('agent', at, durationMs(said)),
    transcript('assistant', at, said),
    moment(cut, { type: 'level', who: 'agent', level: 0 }),
    moment(cut, { type: 'speech-end' }),
    moment(cut, { type: 'interrupted', unspoken }),
    userSays(cut, by),
  );
}

/** An open microphone without a sound. */
export const nothingHeard = (from: number, to: number): Timeline => levels('user', from, to - from, silence);

const stages = { microphone: 0, new: 600, joining: 1000, joined: 1800 } as const;
const answeredAtMs = 2400;

/** The stages of connecting, up to the last one that the call reaches. [S13] */
export const connectsUntil = (until: keyof typeof stages = 'joined'): Timeline =>
  Object.entries(stages)
    .filter(([, at]) => at <= stages[until])
    .map(([stage, at]) => moment(at, { type: 'stage', stage: stage as keyof typeof stages }));

export const picksUp = (typedOnly = false): Timeline => [
  ...connectsUntil(),
  moment(answeredAtMs, typedOnly ? { type: 'call-start', typedOnly } : { type: 'call-start' }),
];

export const ends = (at: number, endedBy: CallEndedBy): Timeline => [
  moment(at, { type: 'stage', stage: 'left' }),
  moment(at, { type: 'call-end', endedBy }),
];
