import Daily from '@daily-co/daily-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { voiceBench } from '../../../mocks/voice/daily/voiceBench.ts';
import { vapiVoice } from './voice.ts';

const tick = (ms = 5) => vi.advanceTimersByTimeAsync(ms);

async function inCall() {
  const opened = voiceBench({
    daily: Daily,
    make: (parts) => vapiVoice({ ...parts, microphone: async () => undefined }),
    stub: (name, value) => vi.stubGlobal(name, value),
  });
  const started = opened.voice.start({ assistantId: 'a1', facts: {} });
  await tick();
  expect(await started).toBe(true);
  return opened;
}

let bench: Awaited<ReturnType<typeof inCall>>;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  const stopped = bench.voice.stop();
  await tick(3100);
  await stopped;
  bench.fake.uninstall();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends what is typed and the answers of tools, and loses nothing that is too long [S9]', async () => {
  bench = await inCall();
  bench.voice.sendText('What did I pay?');
  bench.voice.answerTool({ id: 't1', name: 'show_billing', result: 'Done.' });
  expect(bench.sent()).toEqual([
    {
      type: 'add-message',
      message: { role: 'user', content: 'What did I pay?' },
      triggerResponseEnabled: true,
    },
    {
      type: 'add-message',
      message: { role: 'tool', tool_call_id: 't1', content: 'Done.' },
      triggerResponseEnabled: true,
    },
  ]);
  bench.voice.sendText('word "quoted" '.repeat(1000));
  bench.voice.answerTool({ id: 't2', name: 'show_billing', result: '"'.repeat(9000) });
  expect(bench.sent().length).toBeGreaterThan(6);
});

it('says a sentence of the page instead of what the agent is saying [A41]', async () => {
  bench = await inCall();
  bench.voice.speak('Say “yes, Enterprise”.');
  expect(bench.sent()).toEqual([
    {
      type: 'say',
      message: 'Say “yes, Enterprise”.',
      endCallAfterSpoken: false,
      interruptionsEnabled: true,
      interruptAssistantEnabled: true,
    },
  ]);
});
