import { createElement, startTransition, Suspense, use, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useLock } from './useLock.ts';

type Lock = ReturnType<typeof useLock<string>>;

/** A component that holds a lock, and what may keep the page from drawing it. */
async function drawn() {
  const held: { lock?: Lock; wait?: (promise: Promise<void>) => void } = {};

  function Waiting({ on }: { on: Promise<void> | undefined }) {
    if (on) use(on);
    return null;
  }
  function Held() {
    const lock = useLock<string>();
    useEffect(() => {
      held.lock = lock;
    });
    return lock.pending ?? 'nothing';
  }
  function Page() {
    const [on, setOn] = useState<Promise<void>>();
    useEffect(() => {
      held.wait = setOn;
    }, []);
    return createElement(Suspense, { fallback: 'waiting' }, [
      createElement(Held, { key: 'held' }),
      createElement(Waiting, { key: 'waiting', on }),
    ]);
  }

  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(createElement(Page));
  await expect.poll(() => held.lock).toBeDefined();
  return {
    acquire: (subject: string) => held.lock!.tryAcquire(subject),
    run: <T>(subject: string, attempt: () => Promise<T>) => held.lock!.runExclusive(subject, attempt),
    waitFor: (promise: Promise<void>) => held.wait?.(promise),
    shows: async (text: string) => {
      await expect.poll(() => place.innerText).toBe(text);
    },
  };
}

describe('the lock that keeps a write from being sent twice', () => {
  it('is closed at the press, before anything is drawn [R9]', async () => {
    const { acquire, shows } = await drawn();
    expect(acquire('first')).toBeDefined();
    expect(acquire('second')).toBeUndefined();
    await shows('first');
    expect(acquire('third')).toBeUndefined();
  });

  it('opens when its end is drawn, and not before [R9]', async () => {
    const { acquire, shows } = await drawn();
    const release = acquire('first');
    await shows('first');
    release?.();
    expect(acquire('too early')).toBeUndefined();
    await shows('nothing');
    expect(acquire('second')).toBeDefined();
  });

  it('opens again when it was released before it was drawn at all [R9]', async () => {
    const { acquire, shows } = await drawn();
    acquire('refused')?.();
    await expect.poll(() => acquire('second')).toBeDefined();
    await shows('second');
  });

  it('stays closed while a transition that leads away waits for what comes [R9]', async () => {
    const { acquire, waitFor, shows } = await drawn();
    const release = acquire('first');
    await shows('first');
    let arrive: () => void = () => undefined;
    const coming = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    startTransition(() => {
      waitFor(coming);
      release?.();
    });
    await new Promise(requestAnimationFrame);
    expect(acquire('second')).toBeUndefined();
    arrive();
    await shows('nothing');
    expect(acquire('third')).toBeDefined();
  });

  it('stays closed when the page hides its component and shows it again meanwhile [R9]', async () => {
    const { acquire, waitFor, shows } = await drawn();
    expect(acquire('first')).toBeDefined();
    await shows('first');
    let arrive: () => void = () => undefined;
    waitFor(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    await shows('waiting');
    arrive();
    await shows('first');
    expect(acquire('second')).toBeUndefined();
  });

  it('opens again after an attempt that throws [R9]', async () => {
    const { run } = await drawn();
    await expect(run('first', () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
    await expect.poll(() => run('second', async () => 'done')).toBe('done');
  });

  it('does nothing, and resolves to nothing, for the one that comes second [R9]', async () => {
    const { run } = await drawn();
    const calls: string[] = [];
    const attempt = (name: string) => async () => {
      calls.push(name);
      return name;
    };
    const both = [run('first', attempt('first')), run('second', attempt('second'))];
    expect(await Promise.all(both)).toEqual(['first', undefined]);
    expect(calls).toEqual(['first']);
  });
});
