import { expect } from 'vitest';
import { endedWhileReading, it, noProfileYet } from '../journeys/visit.ts';
import { type Input, walkPath } from './path.ts';
import { smallTargets } from './smallTargets.ts';

const finger: Input = {
  press: (target) => target.tap(),
  async type(target, text) {
    await target.tap();
    await target.fill(text);
  },
};

it('a finger, which cannot hover, reaches everything, and each target is 44 px or stands alone [H7]', async ({
  visit,
}) => {
  const page = await visit({ width: 390, height: 844, expected: [noProfileYet, endedWhileReading] });
  expect(await page.evaluate(() => matchMedia('(hover: none) and (pointer: coarse)').matches)).toBe(true);
  const faults: string[] = [];
  await walkPath(page, {
    fullName: 'Touching Person',
    input: finger,
    async look(place) {
      faults.push(...(await smallTargets(page)).map((fault) => `${place}: ${fault}`));
    },
  });
  expect(faults).toEqual([]);
});
