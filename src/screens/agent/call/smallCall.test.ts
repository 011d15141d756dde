import { expect, it } from 'vitest';
import { idle, type Call } from './call.ts';
import { smallCallState } from './smallCall.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';
const inCall = (more: Partial<Call> = {}): Call => ({ ...idle, phase: 'in-call', since: 0, ...more }) as Call;
const shown = (call: Call, hasQuestion = false) => smallCallState(call, hasQuestion, agent);

it('there is nothing small before a call, nor after one that the user ended [A53]', () => {
  expect(shown(idle)).toBeUndefined();
  expect(shown({ ...idle, endedBy: 'user', lasted: 1000 })).toBeUndefined();
});

it('a small call says its phase [A53]', () => {
  expect(shown({ ...idle, phase: 'connecting' })).toMatchObject({
    phase: 'connecting',
    status: 'Connecting…',
  });
  expect(shown(inCall())).toEqual({ phase: 'in-call', status: 'Listening…', mark: 'listening' });
  expect(shown({ ...idle, phase: 'finishing' })).toMatchObject({ phase: 'finishing', status: 'Finishing…' });
});

it.each<[Partial<Call>, boolean, string, string]>([
  [{ pulse: true }, false, 'Speaking…', 'speaking'],
  [{ muted: true }, false, 'You are muted', 'idle'],
  [{ muted: true, pulse: true }, false, 'Speaking…', 'speaking'],
  [{ unheard: true }, false, "We can't hear you", 'listening'],
  [{ typedOnly: true }, false, 'Type to talk', 'listening'],
  [{ pulse: true }, true, 'Waiting for your answer', 'speaking'],
  [{ lost: true }, true, 'Reconnecting…', 'idle'],
])('of a small call with %o and a question (%s) it says: %s [A53]', (more, hasQuestion, status, mark) => {
  expect(shown(inCall(more), hasQuestion)).toEqual({ phase: 'in-call', status, mark });
});

it('a small call that ended by itself stays to say how [A53]', () => {
  expect(shown({ ...idle, endedBy: 'agent', lasted: 1000 })).toEqual({
    phase: 'ended',
    status: 'The agent ended the call',
    mark: 'idle',
  });
  expect(shown({ ...idle, error: 'network' })).toMatchObject({
    phase: 'ended',
    status: 'We could not connect the call',
  });
});
