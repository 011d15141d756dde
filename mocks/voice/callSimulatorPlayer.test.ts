import { expect, it } from 'vitest';
import type { VoiceEvent } from '../../src/services/voiceEvents.ts';
import { callScenarios, type CallScenario } from './callScenarios.ts';
import { callSimulator } from './callSimulator.ts';
import { callPlayer } from './callSimulatorPlayer.ts';
import { virtualClock } from '../virtualClock.ts';

function played(scenario: CallScenario) {
  const clock = virtualClock();
  const voice = callSimulator({ scenario, clock });
  let seen: VoiceEvent[] = [];
  voice.subscribe((event) => seen.push(event));
  const dial = async () => {
    seen = [];
    void voice.start({ assistantId: 'a', facts: {} });
  };
  const player = callPlayer({ clock, voice, dial });
  const texts = () => seen.flatMap((event) => (event.type === 'transcript' ? [event.text] : []));
  return { clock, voice, player, texts };
}

it('the call player starts a call and plays up to a given moment [S8]', async () => {
  const { player, voice, texts } = played(callScenarios['question and answer']);
  await player.seek(4000);
  expect([voice.position, texts()]).toEqual([4000, ['Hello', 'Hello Ada,', 'Hello Ada, what']]);
});

it('the call player shows a moment in the same way, played forwards and backwards [S8]', async () => {
  const there = played(callScenarios['barge-in']);
  const back = played(callScenarios['barge-in']);
  await there.player.seek(12_000);
  await back.player.seek(17_000);
  await back.player.seek(12_000);
  expect(back.voice.position).toBe(12_000);
  expect(there.texts().length).toBeGreaterThan(10);
  expect(back.texts()).toEqual(there.texts());
});

it('the call player goes back even when hanging up takes a while, and after the end of the call [S8]', async () => {
  const slow = played(callScenarios['slow to hang up']);
  await slow.player.seek(5000);
  await slow.player.seek(3300);
  expect([slow.voice.position, slow.texts()]).toEqual([3300, ['Hello']]);
  const over = played(callScenarios['ended by the agent']);
  await over.player.seek(11_000);
  await over.player.seek(3300);
  expect([over.voice.position, over.texts()]).toEqual([3300, ['Hello']]);
});

it('the call player ends where the slider was let go, however fast it was dragged [S8]', async () => {
  const { player, voice } = played(callScenarios['question and answer']);
  await player.seek(9000);
  await Promise.all([player.seek(8000), player.seek(2000), player.seek(5000)]);
  expect(voice.position).toBe(5000);
});
