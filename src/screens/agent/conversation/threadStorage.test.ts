import { describe, expect, it } from 'vitest';
import { memory } from './conversation.fixture.ts';
import { callEnd, callStart, message } from './entries.ts';
import { restoreThread } from './storedThread.ts';
import { threadStorage } from './threadStorage.ts';

const kept = { key: 'k', readThread: restoreThread };
const at = Date.UTC(2026, 2, 9, 12);
const long = (count: number) =>
  Array.from({ length: count }, (_, i) => message(i % 2 ? 'ai' : 'user', `Message ${i + 1}`, { at }));

describe('threadStorage', () => {
  it('gives back a conversation with its thread', () => {
    const storage = memory();
    const entries = long(120);
    threadStorage({ storage, ...kept }).save(entries, 't1');
    expect(threadStorage({ storage, ...kept }).restore()).toEqual({ entries, thread: 't1' });
  });

  it('stores the newest 200 entries in one value', () => {
    const storage = memory();
    const entries = long(450);
    threadStorage({ storage, ...kept }).save(entries, undefined);
    expect([...storage.kept.keys()]).toEqual(['k']);
    expect(threadStorage({ storage, ...kept }).restore().entries).toEqual(entries.slice(-200));
  });

  it('leaves nothing behind of a cleared conversation', () => {
    const storage = memory();
    const { save } = threadStorage({ storage, ...kept });
    save(long(60), 't1');
    save([], undefined);
    expect(storage.kept.size).toBe(0);
  });

  it('ends a call that was running when the page was left', () => {
    const storage = memory();
    threadStorage({ storage, ...kept }).save([callStart(at), ...long(60)], undefined);
    const { entries } = threadStorage({ storage, ...kept }).restore();
    expect(entries.at(-1)).toMatchObject({ type: 'call-end', endedBy: 'page' });
    expect(entries).toHaveLength(62);
  });

  it('does not end a call again whose beginning is no longer stored', () => {
    const storage = memory();
    const entries = [...long(300), callEnd(at, 1000, 'user')];
    threadStorage({ storage, ...kept }).save(entries, undefined);
    expect(threadStorage({ storage, ...kept }).restore().entries).toEqual(entries.slice(-200));
  });

  it('works without a storage that can be read or written', () => {
    const refuse = () => {
      throw new Error('Refused');
    };
    const { restore, save } = threadStorage({
      storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      ...kept,
    });
    expect(restore().entries).toEqual([]);
    expect(() => save(long(1), undefined)).not.toThrow();
  });
});
