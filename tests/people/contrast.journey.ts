import { expect } from 'vitest';
import { endedWhileReading, it, noProfileYet, takePicture } from '../journeys/visit.ts';
import { faintParts } from './faintParts.ts';
import { rest, walkPath } from './path.ts';

/** What WCAG calls enhanced contrast for text; for edges it has no such value. */
const enhanced = { text: 7, edge: 4.5 } as const;

it('whoever asks for more contrast gets 7 : 1 for text and 4.5 : 1 for edges, in light and dark [H6]', async ({
  visit,
}) => {
  const page = await visit({
    width: 1280,
    height: 800,
    asks: { contrast: 'more' },
    expected: [noProfileYet, endedWhileReading],
  });
  const faults: string[] = [];
  await walkPath(page, {
    fullName: 'Contrast Person',
    async look(place) {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await rest(page);
        faults.push(
          ...(await faintParts(page, enhanced)).map((fault) => `${place}, ${colorScheme}: ${fault}`),
        );
        await takePicture(page, `contrast-${colorScheme}-${place.replaceAll(' ', '-')}`);
      }
    },
  });
  expect(faults).toEqual([]);
});
