import { expect } from 'vitest';
import { endedWhileReading, it, noProfileYet } from '../journeys/visit.ts';
import { watchMotion } from './watchMotion.ts';
import { walkPath } from './path.ts';

it('whoever asks for less motion sees nothing move: no transition, no animation, no smooth scrolling [H5]', async ({
  visit,
}) => {
  const page = await visit({
    width: 1280,
    height: 800,
    asks: { reducedMotion: 'reduce' },
    expected: [noProfileYet, endedWhileReading],
  });
  const motion = await watchMotion(page);
  const faults: string[] = [];
  await walkPath(page, {
    fullName: 'Calm Person',
    async look(place) {
      faults.push(...(await motion.moved()).map((fault) => `before ${place}: ${fault}`));
      if (['landing', 'chat answered', 'in a call'].includes(place))
        faults.push(...(await motion.drifting()).map((fault) => `${place}: ${fault} moves`));
    },
  });
  faults.push(...(await motion.moved()));
  expect(faults).toEqual([]);
});
