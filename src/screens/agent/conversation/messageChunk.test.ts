import { describe, expect, it } from 'vitest';
import { memory } from './conversation.fixture.ts';
import { message } from './entries.ts';
import { chunksOf, chunkGroupsOf } from './messageChunk.ts';
import { threadStorage } from './threadStorage.ts';

const at = Date.UTC(2026, 2, 9, 12);
const long = (count: number) =>
  Array.from({ length: count }, (_, i) => message(i % 2 ? 'ai' : 'user', `Message ${i + 1}`, { at }));

describe('the parts of a conversation', () => {
  it('hold 50 entries each, in order, and lose none', () => {
    const entries = long(120);
    const parts = chunksOf(entries);
    expect(parts.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(parts.flat()).toEqual(entries);
    expect(chunksOf([])).toEqual([]);
  });

  it('stay the same arrays where nothing changed', () => {
    const entries = long(120);
    const before = chunksOf(entries);
    const after = chunksOf([...entries, ...long(1)], before);
    expect(after.map((part, i) => part === before[i])).toEqual([true, true, false]);
    const changed = chunksOf(entries.with(60, message('ai', 'Else')), before);
    expect(changed.map((part, i) => part === before[i])).toEqual([true, false, true]);
  });
});

describe('the stretches of a conversation', () => {
  it('hold ten parts each and stay the same arrays where nothing changed', () => {
    const entries = long(1020);
    const parts = chunksOf(entries);
    const before = chunkGroupsOf(parts);
    expect(before.map(({ length }) => length)).toEqual([10, 10, 1]);
    expect(before.flat()).toEqual(parts);
    const after = chunkGroupsOf(chunksOf([...entries, ...long(1)], parts), before);
    expect(after.map((stretch, i) => stretch === before[i])).toEqual([true, true, false]);
  });
});

/** A session storage of this many characters. */
function limited(room: number) {
  const storage = memory();
  const writes: string[] = [];
  return {
    ...storage,
    writes,
    setItem(key: string, value: string) {
      const others = [...storage.kept].filter(([name]) => name !== key);
      if (others.reduce((sum, [, text]) => sum + text.length, value.length) > room) throw new Error('Full');
      writes.push(key);
      storage.setItem(key, value);
    },
  };
}

describe('a kept conversation', () => {
  it('comes back complete, with its thread', () => {
    const storage = memory();
    const entries = long(120);
    threadStorage(storage, 'k').keep(chunksOf(entries), 't1');
    const { parts, thread } = threadStorage(storage, 'k').restore();
    expect(parts.flat()).toEqual(entries);
    expect(thread).toBe('t1');
  });

  it('writes the last part only when a message is added, also after a reload', () => {
    const storage = limited(Infinity);
    const keeper = threadStorage(storage, 'k');
    const entries = long(120);
    const before = chunksOf(entries);
    keeper.keep(before, undefined);
    storage.writes.length = 0;
    keeper.keep(chunksOf([...entries, ...long(1)], before), undefined);
    expect(storage.writes).toEqual(['k']);
    const reloaded = threadStorage(storage, 'k');
    const { parts } = reloaded.restore();
    storage.writes.length = 0;
    reloaded.keep(chunksOf([...parts.flat(), ...long(1)], parts), undefined);
    expect(storage.writes).toEqual(['k']);
  });

  it('leaves nothing behind when it becomes shorter, or is cleared', () => {
    const storage = memory();
    const keeper = threadStorage(storage, 'k');
    keeper.keep(chunksOf(long(170)), undefined);
    expect(storage.kept.size).toBe(4);
    keeper.keep(chunksOf(long(60)), undefined);
    expect(storage.kept.size).toBe(2);
    keeper.keep([], undefined);
    expect(storage.kept.size).toBe(0);
  });

  it('gives up what is oldest when there is no room, and goes on', () => {
    const entries = long(500);
    const storage = limited(JSON.stringify(entries).length / 2);
    const keeper = threadStorage(storage, 'k');
    keeper.keep(chunksOf(entries), 't1');
    const { parts, thread } = threadStorage(storage, 'k').restore();
    expect(parts.flat()).toEqual(entries.slice(-parts.flat().length));
    expect(parts.flat().length).toBeGreaterThan(100);
    expect(thread).toBe('t1');
    const more = [...entries, ...long(1)];
    keeper.keep(chunksOf(more), 't1');
    const reloaded = threadStorage(storage, 'k');
    expect(reloaded.restore().parts.flat().at(-1)).toEqual(more.at(-1));
    reloaded.keep(chunksOf(long(60)), undefined);
    expect([...storage.kept.keys()].toSorted()).toEqual(['k', 'k-part-0']);
  });

  it('takes the place of one that was stored in one piece', () => {
    const entries = long(120);
    const whole = JSON.stringify({ entries });
    const storage = limited(whole.length * 1.2);
    storage.setItem('k', whole);
    const keeper = threadStorage(storage, 'k');
    const { parts } = keeper.restore();
    keeper.keep(chunksOf([...parts.flat(), ...long(1)], parts), undefined);
    expect(threadStorage(storage, 'k').restore().parts.flat()).toHaveLength(121);
  });

  it.each([
    ['a part that is gone', '{"entries":[],"parts":1}', []],
    ['a number that nobody wrote', '{"entries":[],"parts":1e99}', []],
    ['no number', '{"entries":[],"parts":"7"}', []],
  ])('works without %s', (_, text, expected) => {
    const storage = memory();
    storage.setItem('k', text);
    expect(threadStorage(storage, 'k').restore().parts).toEqual(expected);
  });
});
