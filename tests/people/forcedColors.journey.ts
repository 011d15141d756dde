import { expect } from 'vitest';
import { endedWhileReading, it, noProfileYet, takePicture } from '../journeys/visit.ts';
import { faintParts } from './faintParts.ts';
import { strangeColors } from './strangeColors.ts';
import { rest, walkPath } from './path.ts';

it('with forced colours everything keeps its edges, icons, states and focus, in light and dark [H4]', async ({
  visit,
}) => {
  const page = await visit({
    width: 1280,
    height: 800,
    asks: { forcedColors: 'active' },
    expected: [noProfileYet, endedWhileReading],
  });
  const faults: string[] = [];
  await walkPath(page, {
    fullName: 'Forced Person',
    async look(place) {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors: 'active' });
        await rest(page);
        const found = [...(await strangeColors(page)), ...(await faintParts(page, { text: 4.5, edge: 3 }))];
        faults.push(...found.map((fault) => `${place}, ${colorScheme}: ${fault}`));
        await takePicture(page, `forced-${colorScheme}-${place.replaceAll(' ', '-')}`);
      }
    },
  });
  expect(faults).toEqual([]);
});
