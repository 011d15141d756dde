import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserCall, echo, target } from '../../../mocks/voice/browserCall.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A call in which somebody coughs while the agent speaks, after the result of a task has come. */
async function interrupted() {
  const chat = echo();
  const call = browserCall({ chat });
  void call.voice.start(target);
  await passed(500);
  call.finish();
  await passed(1);
  const toolCalls = [{ id: 'c1', name: 'show_billing', arguments: {} }];
  chat.answers({ ok: true, text: 'One moment.', thread: 't1', toolCalls });
  call.voice.sendText('Show my billing');
  await passed(1);
  call.finish();
  await passed(1);
  call.voice.speak('To go ahead by voice, say yes, Pro.');
  await passed(1);
  call.voice.answerTool({ id: 'c1', name: 'show_billing', result: 'It is shown.' });
  await passed(1);
  call.level(0.02, 5);
  call.level(0.6, 3);
  await passed(1);
  return { call, chat };
}
const isTold = (words: string) => /It is shown\./.test(words);

it('the result of a task that came while the agent spoke is told although a noise cut the agent off [S8]', async () => {
  const { chat } = await interrupted();
  await passed(2500);
  expect(chat.asked.filter(isTold)).toHaveLength(1);
});

it('whoever cuts the agent off can end their sentence: the result is told then, and before that is answered [S8]', async () => {
  const { call, chat } = await interrupted();
  await passed(1500);
  call.hear('What did', false);
  await passed(1500);
  expect(chat.asked.filter(isTold)).toEqual([]);
  call.hear('What did I pay?');
  await passed(1);
  call.finish();
  await passed(1);
  expect(chat.asked.findIndex(isTold)).toBe(chat.asked.length - 2);
  expect(chat.asked.at(-1)).toMatch(/What did I pay\?/);
});
