import { describe, expect, it } from 'vitest';
import { eventCases, eventName, type Area, type EventKey } from './events.ts';
import { setUpPage, unexpectedErrors } from './testFaults.ts';
import type { AppFixture } from './appFixture.tsx';

type Plays = Partial<Record<Area, Partial<Record<EventKey, () => Promise<AppFixture>>>>>;

/** Declares one test for each event in these areas of the app. */
export function testEvents(name: string, plays: Plays) {
  setUpPage(name);
  const mine = eventCases.filter(({ area }) => area in plays);
  describe('what happens meanwhile [S1, S4, S9, R6]', () => {
    it.each(mine.map((cell) => [eventName(cell), cell] as const))('%s', async (_name, cell) => {
      const play = plays[cell.area]?.[cell.event];
      if (!play) throw new Error('Nobody plays this cell. Write it beside the others.');
      expect(await unexpectedErrors(await play())).toEqual([]);
    });
  });
}
