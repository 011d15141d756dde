import { expect, it, vi } from 'vitest';
import { observableValue } from '../observableValue.ts';
import type { OutboxProblem } from './outbox.ts';
import { shownConversation, shownProblem } from './shownConversation.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

it('that a conversation is full is said there, and in no other one [L2]', () => {
  const problem = observableValue<OutboxProblem | undefined>('full');
  const box = { problem, isFull: (id: string) => id === 'old', isIncomplete: () => false };
  const shown = shownConversation(storage, 'key');
  const { get, subscribe } = shownProblem(box, shown);
  const heard = vi.fn();
  const stop = subscribe(heard);

  shown.show('old', undefined);
  expect(get()).toBe('full');
  shown.begin();
  expect(get()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
  problem.set('unavailable');
  expect(get()).toBe('unavailable');
  // Whatever happened elsewhere meanwhile, there it is still full.
  shown.show('old', undefined);
  expect(get()).toBe('full');
  stop();
});

it('that a part of a conversation was refused is said there, in no other one, and still after a break in the connection [L7]', () => {
  const problem = observableValue<OutboxProblem | undefined>('refused');
  const box = { problem, isFull: () => false, isIncomplete: (id: string) => id === 'old' };
  const shown = shownConversation(storage, 'key');
  const { get } = shownProblem(box, shown);
  shown.show('old', undefined);
  expect(get()).toBe('refused');
  shown.begin();
  expect(get()).toBeUndefined();
  problem.set('unavailable');
  expect(get()).toBe('unavailable');
  problem.set(undefined);
  shown.show('old', undefined);
  expect(get()).toBe('refused');
});
