import { expect, it, vi } from 'vitest';
import { observableValue } from '../observableValue.ts';
import type { Outbox, OutboxProblem } from './outbox.ts';
import { shownConversation, shownProblem } from './shownConversation.ts';

it('that a conversation is full is said there, and in no other one [L2]', () => {
  const problem = observableValue<OutboxProblem | undefined>('full');
  const box: Pick<Outbox, 'problem' | 'isFull'> = { problem, isFull: (id) => id === 'old' };
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
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
