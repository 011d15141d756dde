import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { releaseWhile, mutex } from './mutex.ts';

describe('tasks that run alone', () => {
  it('keep their order, whatever becomes of the one before [P2]', async () => {
    const alone = mutex();
    const seen: number[] = [];
    const tasks = [1, 2, 3].map((name) =>
      alone(async () => {
        await after(3 - name);
        seen.push(name);
        if (name === 2) throw new Error('two');
        return name;
      }),
    );
    expect(await Promise.allSettled(tasks)).toMatchObject([
      { value: 1 },
      { reason: { message: 'two' } },
      { value: 3 },
    ]);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('let others pass while they wait aside, and are alone again afterwards', async () => {
    const alone = mutex();
    const seen: string[] = [];
    let resolve = () => {};
    const hashed = new Promise<void>((done) => {
      resolve = done;
    });
    const slow = alone(async () => {
      seen.push('slow begins');
      await releaseWhile(() => hashed);
      seen.push('slow goes on');
      await after(5);
      seen.push('slow ends');
    });
    await alone(async () => void seen.push('quick'));
    resolve();
    await after(1);
    await alone(async () => void seen.push('last'));
    await slow;
    expect(seen).toEqual(['slow begins', 'quick', 'slow goes on', 'slow ends', 'last']);
  });

  it('have their turn back after what they waited for has failed', async () => {
    const alone = mutex();
    const failed = alone(() => releaseWhile(() => Promise.reject(new Error('no'))));
    await expect(failed).rejects.toThrow('no');
    expect(await alone(async () => 'next')).toBe('next');
  });

  it('need no turn to wait aside', async () => {
    expect(await releaseWhile(async () => 1)).toBe(1);
  });
});
