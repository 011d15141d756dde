import { expect, it } from 'vitest';
import { idle, type Call } from './call.ts';
import { callMark } from './callMark.ts';

it.each<[string, Partial<Call>, string]>([
  ['is idle before a call', {}, 'idle'],
  ['thinks while the call is connected', { phase: 'connecting' }, 'thinking'],
  ['listens in a call', { phase: 'in-call' }, 'listening'],
  ['speaks in a call', { phase: 'in-call', pulse: true }, 'speaking'],
  ['speaks to somebody who is muted', { phase: 'in-call', pulse: true, muted: true }, 'speaking'],
  ['listens to nobody who is muted', { phase: 'in-call', muted: true }, 'idle'],
  ['listens to nobody who is cut off', { phase: 'in-call', lost: true }, 'idle'],
  ['is idle while the call ends', { phase: 'finishing', pulse: true }, 'idle'],
])('the mark of the agent %s [A70]', (_what, call, expected) => {
  expect(callMark({ ...idle, ...call } as Call)).toBe(expected);
});
