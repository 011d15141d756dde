import { expect, it } from 'vitest';
import { browserCall, echo, settle, target } from '../../../mocks/voice/browserCall.ts';

/** A call that connects until `answer` is called. */
function connecting() {
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
  return { call, answer: () => answer() };
}

it('a microphone that is chosen while the call connects is used in the call [S8]', async () => {
  const { call, answer } = connecting();
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

it('a microphone that cannot be opened in a call leaves the former one in use, and the user is told [S8, X8]', async () => {
  const { voice, finish, said, opened, liveTracks } = browserCall();
  await voice.start(target);
  finish();
  voice.setDevices({ microphone: 'broken', speaker: undefined });
  await settle();
  expect([opened, liveTracks()]).toEqual([[undefined, 'broken'], 1]);
  expect(said.join(' ')).toContain('That microphone cannot be used.');
  await voice.stop();
});

it('nobody is told of a microphone that could not be opened once another one was chosen [S8]', async () => {
  const { voice, finish, said, liveTracks } = browserCall();
  await voice.start(target);
  finish();
  voice.setDevices({ microphone: 'broken', speaker: undefined });
  voice.setDevices({ microphone: 'other', speaker: undefined });
  await settle();
  expect(liveTracks()).toBe(1);
  expect(said.join(' ')).not.toContain('cannot be used');
  await voice.stop();
});

it('a microphone that was lost while the call connected is not spoken of once another one works [S8]', async () => {
  const { call, answer } = connecting();
  const started = call.voice.start(target);
  await settle();
  call.lose({ isOnly: true });
  await settle();
  call.find();
  call.voice.setDevices({ microphone: 'other', speaker: undefined });
  await settle();
  answer();
  await started;
  await settle();
  call.finish();
  await settle();
  expect(call.said.join(' ')).not.toContain('I cannot hear you');
  await call.voice.stop();
});
