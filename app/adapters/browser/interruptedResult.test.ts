import { expect, it } from 'vitest';
import { browserCall, echo, settle, target } from '../../../mocks/voice/browserCall.ts';

it('the result of a task that came while the agent spoke is told although a noise cut the agent off [S8]', async () => {
  const chat = echo();
  const call = browserCall({ chat });
  await call.voice.start(target);
  call.finish();
  await settle();
  chat.answers({
    ok: true,
    text: 'One moment.',
    thread: 't1',
    toolCalls: [{ id: 'c1', name: 'show_billing', arguments: {} }],
  });
  call.voice.say('Show my billing');
  await settle();
  call.finish();
  await settle();
  call.voice.speak('To go ahead by voice, say yes, Pro.');
  await settle();
  call.voice.answerTool({ id: 'c1', name: 'show_billing', result: 'It is shown.' });
  await settle();
  // Somebody coughs.
  call.level(0.02, 5);
  call.level(0.6, 3);
  await settle();
  expect(chat.asked.at(-1)).toMatch(/It is shown\./);
});
