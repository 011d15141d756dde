import { describe, expect, it } from 'vitest';
import { parseToolCall } from '../../src/services/tools.ts';
import { voiceErrorKinds } from '../../src/services/voiceEvents.ts';
import { callScenarios, type CallScenario } from './callScenarios.ts';
import { failingCall, failsAtMs } from './callScenariosFailing.ts';
import type { Moment } from './callSimulatorSpeech.ts';

const kinds = voiceErrorKinds.filter((kind) => kind !== 'no-target');
const all: [string, CallScenario][] = [
  ...Object.entries<CallScenario>(callScenarios),
  ...kinds.map((kind): [string, CallScenario] => [`fails: ${kind}`, failingCall(kind)]),
];

const eventsOf = ({ timeline }: CallScenario) => timeline.map(({ event }) => event);
type Happening<Type> = Extract<Moment['event'], { type: Type }>;
const is =
  <Type extends Moment['event']['type']>(type: Type) =>
  (event: Moment['event']): event is Happening<Type> =>
    event.type === type;
const ending = (event: Moment['event']) => event.type === 'call-end' || event.type === 'error';

/** The partial texts without a final one of the same role. None may be left unless the call breaks off. */
function unfinished(events: Moment['event'][]) {
  const open = new Map<string, string>();
  const wrong: string[] = [];
  for (const event of events) {
    if (event.type !== 'transcript') continue;
    const before = open.get(event.role);
    if (before !== undefined && !event.text.startsWith(before)) wrong.push(`${before} → ${event.text}`);
    if (event.final) open.delete(event.role);
    else open.set(event.role, event.text);
  }
  return events.some(is('error')) ? wrong : [...wrong, ...open.values()];
}

it('there is a scenario for everything that happens in a call', () => {
  const seen = new Set(
    Object.values<CallScenario>(callScenarios).flatMap((one) => eventsOf(one).map(({ type }) => type)),
  );
  expect([...seen].toSorted()).toEqual([
    'call-end',
    'call-start',
    'connection',
    'interrupted',
    'level',
    'quality',
    'speech-end',
    'speech-start',
    'stage',
    'tool-calls',
    'transcript',
  ]);
});

describe.each(all)('the timeline of "%s"', (_name, scenario) => {
  const events = eventsOf(scenario);

  it('is in order [S9]', () => {
    const times = scenario.timeline.map(({ at }) => at);
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(0);
  });

  it('goes through the stages in their order, before the call starts [S13]', () => {
    const start = events.findIndex(is('call-start'));
    const stages = events.flatMap((event, index) =>
      event.type === 'stage' && (start < 0 || index < start) && event.stage !== 'error' ? [event.stage] : [],
    );
    const order = ['microphone', 'new', 'joining', 'joined'];
    expect(stages).toEqual(order.slice(0, stages.length));
    expect(start < 0 || stages.length === order.length).toBe(true);
  });

  it('lets each partial text grow into its final one [S8]', () => {
    expect(unfinished(events)).toEqual([]);
  });

  it('ends all speech, and keeps levels between 0 and 1 [S11]', () => {
    const speaking = events.filter(({ type }) => type === 'speech-start' || type === 'speech-end');
    const cutOff = events.some(ending);
    expect(speaking.length % 2 === 0 || cutOff).toBe(true);
    const levels = events.flatMap((event) => (event.type === 'level' ? [event.level] : []));
    expect(levels.filter((level) => !(level >= 0 && level <= 1))).toEqual([]);
  });

  it('ends at most once, and then nothing more happens [S10]', () => {
    const end = events.findIndex(ending);
    expect(end === -1 || end === events.length - 1).toBe(true);
    const last = events.findLast(is('stage'))?.stage;
    const due = { 'call-end': 'left', error: 'error' }[String(events[end]?.type)];
    expect(last).toBe(due ?? last);
  });

  it('says of an interrupted agent first what it had said [S9]', () => {
    const texts = events.filter(({ type }) => type === 'transcript' || type === 'interrupted');
    const before = texts.flatMap((event, index) => (event.type === 'interrupted' ? [texts[index - 1]] : []));
    expect(before).toEqual(before.map(() => expect.objectContaining({ role: 'assistant', final: true })));
  });
});

it.each(kinds)('%s strikes once, when it says so [X8, X10]', (kind) => {
  const { timeline } = failingCall(kind);
  expect(timeline.at(-1)).toMatchObject({ at: failsAtMs(kind), event: { type: 'error', kind } });
  expect(timeline.filter(({ event }) => event.type === 'error')).toHaveLength(1);
});

it('the failing call "timeout" gives up 15 s after the microphone was allowed [X8]', () => {
  const { timeline } = failingCall('timeout');
  const asked = timeline.find(({ event }) => event.type === 'stage' && event.stage === 'new');
  expect(timeline.at(-1)!.at - asked!.at).toBe(15_000);
});

it('the scenarios ask for tools that exist, and the one with hostile text for one that does not', () => {
  const calls = Object.values<CallScenario>(callScenarios)
    .flatMap(eventsOf)
    .flatMap((event) => (event.type === 'tool-calls' ? event.calls : []));
  const unknown = calls.filter((call) => !parseToolCall(call).ok).map(({ name }) => name);
  expect(unknown).toEqual(['delete_everything']);
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['show_billing', 'edit_profile', 'subscribe']),
  );
});
