import type { Page } from 'playwright';
import { expect } from 'vitest';
import { endedWhileReading, it, noProfileYet, takePicture } from '../journeys/visit.ts';
import { misfits, textSpacing } from './fits.ts';
import { rest, walkPath } from './path.ts';

/** A window of 1280 × 1024 px, zoomed as a whole, or with a text of twice the size alone. */
const looks = [
  { how: '400 %', width: 320, height: 256, fontSize: 16 },
  { how: '200 %', width: 640, height: 512, fontSize: 16 },
  { how: 'text of 200 %', width: 1280, height: 1024, fontSize: 32 },
] as const;

/** Sets the size of text that people choose in their browser, in px. */
async function textSizer(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** In so small a window a toast covers what one wants to press next. */
async function dismissToasts(page: Page) {
  const buttons = page.getByRole('button', { name: 'Dismiss' });
  await buttons.evaluateAll((all: HTMLButtonElement[]) => all.forEach((each) => each.click()));
  await buttons.first().waitFor({ state: 'hidden' });
}

it('at 200 % and 400 %, and with large or wide text, nothing is cut off, covered or scrolls sideways [H3]', async ({
  visit,
}) => {
  const [narrowest] = looks;
  const page = await visit({
    width: narrowest.width,
    height: narrowest.height,
    asks: { isMobile: false, hasTouch: false },
    expected: [noProfileYet, endedWhileReading],
  });
  const setTextSize = await textSizer(page);
  const faults: string[] = [];
  await walkPath(page, {
    fullName: 'Zooming Person',
    async look(place) {
      const note = async (how: string) => {
        await rest(page);
        faults.push(...(await misfits(page)).map((fault) => `${place} at ${how}: ${fault}`));
      };
      // A menu stands where it opened, whatever becomes of the window.
      if (place === 'user menu') return note(narrowest.how);
      for (const { how, width, height, fontSize } of looks) {
        await page.setViewportSize({ width, height });
        await setTextSize(fontSize);
        await note(how);
        await takePicture(page, `zoom-${how.replaceAll(/\W+/g, '-')}-${place.replaceAll(' ', '-')}`);
        if (how !== '400 %') continue;
        const spaced = await page.addStyleTag({ content: textSpacing });
        await note(`${how}, with wide text`);
        await spaced.evaluate((element) => (element as HTMLElement).remove());
      }
      await page.setViewportSize(narrowest);
      await setTextSize(narrowest.fontSize);
      await dismissToasts(page);
      await rest(page);
    },
  });
  expect(faults).toEqual([]);
});
