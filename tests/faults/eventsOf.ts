import { describe, expect, it } from 'vitest';
import { eventCells, eventName, type Area, type Happening } from './events.ts';
import { onPage, unseen } from './matrixOf.ts';
import type { Stage } from './stage.tsx';

type Plays = Partial<Record<Area, Partial<Record<Happening, () => Promise<Stage>>>>>;

/** One test for each cell of these parts of the app. */
export function eventsOf(name: string, plays: Plays) {
  onPage(name);
  const mine = eventCells.filter(({ area }) => area in plays);
  describe('what happens meanwhile [S1, S4, S9, R6]', () => {
    it.each(mine.map((cell) => [eventName(cell), cell] as const))('%s', async (_name, cell) => {
      const play = plays[cell.area]?.[cell.happening];
      if (!play) throw new Error('Nobody plays this cell. Write it beside the others.');
      expect(await unseen(await play())).toEqual([]);
    });
  });
}
