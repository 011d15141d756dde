import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { voiceContract } from '../../src/services/voice.contract.ts';
import type { VoiceEvent } from '../../src/services/voiceEvents.ts';
import { callScenarios, type CallScenario } from './callScenarios.ts';
import { failingCall } from './callScenariosFailing.ts';
import { callSimulator } from './callSimulator.ts';
import { picksUp } from './callSimulatorSpeech.ts';
import { virtualClock } from '../virtualClock.ts';

const target = { assistantId: 'a', facts: {} };

function simulated(scenario: CallScenario, afterwards = scenario) {
  const clock = virtualClock();
  const voice = callSimulator({ scenario, clock, afterwards });
  const seen: VoiceEvent[] = [];
  voice.subscribe((event) => seen.push(event));
  const types = () => seen.map(({ type }) => type).filter((type) => type !== 'level');
  return { clock, voice, seen, types };
}

describe('the contract', () => {
  const clock = virtualClock();
  let timer: ReturnType<typeof setInterval>;
  // While the contract waits for a start, the time has to pass.
  beforeEach(() => {
    timer = setInterval(() => clock.advance(20_000), 1);
  });
  afterEach(() => clearInterval(timer));

  const settle = async () => clock.advance(20_000);
  const subject = (scenario: CallScenario) => () => ({ voice: callSimulator({ scenario, clock }), settle });
  const works = { timeline: picksUp(), replies: ['Hello.'] };
  voiceContract('simulator', subject(works), subject(failingCall('timeout')));
});

it('the call after the one that failed plays the other scenario [X8]', async () => {
  const { clock, voice, types } = simulated(failingCall('permission-denied'), callScenarios.silence);
  const first = voice.start(target);
  clock.advance(1000);
  const second = voice.start(target);
  clock.advance(2500);
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(types().filter((type) => type !== 'stage')).toEqual(['error', 'call-start']);
});

it('the call simulator stands still when the clock does, and says how far it has come [S8]', async () => {
  const { clock, voice, types } = simulated(callScenarios['question and answer']);
  expect(voice.position).toBeUndefined();
  void voice.start(target);
  clock.advance(900);
  expect([voice.position, types()]).toEqual([900, ['stage', 'stage']]);
  clock.advance(17_100);
  expect(types().at(-1)).toBe('call-end');
  clock.advance(5000);
  expect(types().filter((type) => type === 'call-end')).toHaveLength(1);
});

it('the call simulator emits the same events after one jump as after many steps [S9]', async () => {
  const jump = simulated(callScenarios['barge-in']);
  const steps = simulated(callScenarios['barge-in']);
  void jump.voice.start(target);
  void steps.voice.start(target);
  jump.clock.advance(12_345);
  for (let step = 0; step < 12_345; step += 5) steps.clock.advance(5);
  expect(jump.seen.length).toBeGreaterThan(80);
  expect(steps.seen).toEqual(jump.seen);
});

it('after a stop nothing more is heard of the old timeline, and the call starts from its beginning [S9]', async () => {
  const { clock, voice, types, seen } = simulated(callScenarios['question and answer']);
  void voice.start(target);
  clock.advance(8000);
  await voice.stop();
  const before = seen.length;
  clock.advance(60_000);
  expect(seen.length).toBe(before);
  void voice.start(target);
  clock.advance(2400);
  expect(types().slice(-5)).toEqual(['stage', 'stage', 'stage', 'stage', 'call-start']);
});

it('whoever hangs up when an event arrives hears nothing after the end [S9]', async () => {
  const { clock, voice, types } = simulated(callScenarios['question and answer']);
  voice.subscribe((event) => {
    if (event.type === 'call-start') void voice.stop();
  });
  void voice.start(target);
  clock.advance(20_000);
  expect(types().slice(-3)).toEqual(['call-start', 'stage', 'call-end']);
});

it('a muted microphone is not heard, in that call [S9]', async () => {
  const { clock, voice, seen } = simulated(callScenarios['question and answer']);
  const users = () => seen.filter((event) => 'role' in event && event.role === 'user').length;
  void voice.start(target);
  clock.advance(3000);
  voice.setMuted(true);
  clock.advance(6500);
  expect(users()).toBe(0);
  await voice.stop();
  void voice.start(target);
  clock.advance(9500);
  expect(users()).toBe(6);
});

it('a simulated call that is slow to hang up ends after its time [S8]', async () => {
  const { clock, voice, types } = simulated(callScenarios['slow to hang up']);
  void voice.start(target);
  clock.advance(5000);
  const before = types().length;
  const stopped = voice.stop();
  clock.advance(2999);
  expect(types()).toHaveLength(before);
  clock.advance(1);
  await stopped;
  expect(types().slice(before)).toEqual(['stage', 'call-end']);
});

it('the simulated agent says a sentence of the page [A41]', () => {
  const { clock, voice, seen } = simulated({ timeline: picksUp() });
  void voice.start(target);
  clock.advance(3000);
  voice.speak('Nothing has changed yet.');
  clock.advance(5000);
  expect(seen.findLast(({ type }) => type === 'transcript')).toMatchObject({
    role: 'assistant',
    final: true,
    text: 'Nothing has changed yet.',
  });
});

it('the simulated agent answers what is typed, and what a tool has done [S9]', async () => {
  const typed = simulated(callScenarios['typed only']);
  void typed.voice.start(target);
  typed.clock.advance(10_000);
  typed.voice.sendText('What did I pay?');
  typed.clock.advance(10_000);
  expect(typed.seen.findLast(({ type }) => type === 'transcript')).toMatchObject({
    role: 'assistant',
    final: true,
    text: expect.stringContaining('29 dollars'),
  });
  const acting = simulated(callScenarios['tool: subscribes']);
  void acting.voice.start(target);
  acting.clock.advance(12_000);
  acting.voice.answerTool({ id: 'subscribe-1', name: 'subscribe', result: 'Done.' });
  acting.clock.advance(5000);
  expect(acting.seen.findLast(({ type }) => type === 'transcript')).toMatchObject({
    text: 'All right, that is done.',
  });
});
