import { expect, it } from 'vitest';
import { browserCall, echo, settle, target } from '../../../mocks/voice/browserCall.ts';

it('a microphone that is chosen while the call connects is used in the call [S8]', async () => {
  const chat = echo();
  let answer = () => {};
  const call = browserCall({
    chat: {
      async send(request) {
        await new Promise<void>((resolve) => (answer = resolve));
        return chat.send(request);
      },
    },
  });
  const started = call.voice.start(target);
  await settle();
  call.voice.setDevices({ microphone: 'other', speaker: undefined });
  answer();
  expect(await started).toBe(true);
  expect(call.opened).toEqual([undefined, 'other']);
});

it('a microphone that is chosen while the browser asks for one is used in the call, and asked for after that [S8]', async () => {
  const call = browserCall({ microphone: 'asks' });
  const started = call.voice.start(target);
  await settle();
  call.voice.setDevices({ microphone: 'other', speaker: undefined });
  expect(call.opened).toEqual([undefined]);
  call.allow();
  await settle();
  call.allow();
  expect(await started).toBe(true);
  expect(call.opened).toEqual([undefined, 'other']);
});
