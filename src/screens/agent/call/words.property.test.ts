import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callEndedWords } from './callEnded.ts';
import { captioned, type Caption } from './captions.ts';
import { restore } from '../conversation/storedThread.ts';

const seed = 20_260_109;

const transcript = fc.record({
  role: fc.constantFrom('user' as const, 'assistant' as const),
  text: fc.oneof(fc.constantFrom('', '  ', 'Hello', 'Hello you'), fc.string()),
  final: fc.boolean(),
});

it('captions are one growing line for each voice, never an empty one and never more than fit [S8]', () => {
  fc.assert(
    fc.property(fc.array(transcript, { maxLength: 60, size: 'max' }), (said) => {
      let lines: readonly Caption[] = [];
      const found: string[] = [];
      for (const each of said) {
        const next = captioned(lines, each);
        const open = next.filter(({ partial }) => partial);
        const words = each.text.trim();
        if (next.length > 8) found.push('too many');
        if (new Set(next.map(({ id }) => id)).size < next.length) found.push('the same id twice');
        if (next.some(({ text }) => text.trim() === '')) found.push('an empty one');
        if (new Set(open.map(({ from }) => from)).size < open.length) found.push('two that grow');
        if (each.final && words && !next.some(({ text, partial }) => !partial && text === words))
          found.push('what was final is not there');
        if (next !== lines && JSON.stringify(next) === JSON.stringify(lines)) found.push('no change');
        lines = next;
      }
      expect(found).toEqual([]);
    }),
    { seed, numRuns: 300 },
  );
});

it('every reason why a call ended has words [S10]', () => {
  fc.assert(
    fc.property(fc.string(), (reason) => {
      expect(callEndedWords(reason)).toMatch(/^[A-Z]/);
    }),
    { seed, numRuns: 500 },
  );
});

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
const storage = (text: string | null) => ({ getItem: () => text });

describe('a stored conversation', () => {
  const stored = fc.oneof(
    fc.record({ entries: fc.array(entry), thread: fc.jsonValue() }).map((thread) => JSON.stringify(thread)),
    fc.record({ messages: fc.array(entry) }).map((thread) => JSON.stringify(thread)),
    fc.json(),
    fc.string(),
    fc.constant(null),
  );

  it('of any content is read as entries that can be shown, or not at all [E9]', () => {
    fc.assert(
      fc.property(stored, (text) => {
        const { entries, thread } = restore(storage(text), 'k');
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

  it('is the same when it is stored and read again [E9]', () => {
    fc.assert(
      fc.property(stored, (text) => {
        const once = restore(storage(text), 'k');
        const twice = restore(storage(JSON.stringify(once)), 'k');
        expect(JSON.stringify(twice.entries)).toBe(JSON.stringify(once.entries));
      }),
      { seed, numRuns: 200 },
    );
  });
});
