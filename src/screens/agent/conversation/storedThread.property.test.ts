import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseThread } from './storedThread.ts';

const seed = 20_260_109;

/** One of these words, or what a forged or damaged value could have in their place. */
const words = (list: string) => fc.constantFrom(...list.split(' '), '__proto__', 7, null);
const entry = fc.record(
  {
    type: words('message task call-start call-end'),
    id: fc.oneof(fc.uuid(), fc.jsonValue()),
    timestamp: fc.oneof(
      fc.constantFrom(
        '2026-01-01T10:00:00.000Z',
        '2026-01-01T10:05:00.000Z',
        '+275760-09-13T00:00:00.001Z',
        'x',
      ),
      fc.jsonValue(),
    ),
    text: fc.oneof(fc.string(), fc.jsonValue()),
    sender: words('user ai'),
    outcome: words('done stopped failed interrupted'),
    how: words('typed spoken'),
    answers: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
    duration: fc.oneof(fc.integer(), fc.jsonValue()),
    endedBy: words('user agent service error page'),
    from: words('chat call'),
    state: words('asked running done declined failed refused unanswered'),
    result: fc.oneof(fc.string(), fc.jsonValue()),
    call: fc.oneof(
      fc.record({ id: fc.string(), name: words('subscribe sign_out'), arguments: fc.jsonValue() }),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: ['type', 'id', 'timestamp'] },
);

describe('a stored conversation', () => {
  const stored = fc.oneof(
    fc.record({ entries: fc.array(entry), thread: fc.jsonValue() }).map((thread) => JSON.stringify(thread)),
    fc.record({ messages: fc.array(entry) }).map((thread) => JSON.stringify(thread)),
    fc.json(),
    fc.string(),
    fc.constant(null),
  );

  it('with any content is read as entries that can be shown, or not at all [E9]', () => {
    fc.assert(
      fc.property(stored, (text) => {
        const { entries, thread } = parseThread(text);
        expect(['string', 'undefined']).toContain(typeof thread);
        for (const each of entries) {
          expect(each).toMatchObject({ id: expect.any(String), timestamp: expect.any(String) });
          expect(['message', 'task', 'call-start', 'call-end']).toContain(each.type);
          expect('state' in each && ['asked', 'running'].includes(each.state)).toBe(false);
        }
      }),
      { seed, numRuns: 500 },
    );
  });

  it('stays the same when it is stored and read again [E9]', () => {
    fc.assert(
      fc.property(stored, (text) => {
        const once = parseThread(text);
        const twice = parseThread(JSON.stringify(once));
        expect(JSON.stringify(twice.entries)).toBe(JSON.stringify(once.entries));
      }),
      { seed, numRuns: 200 },
    );
  });
});
