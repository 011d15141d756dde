import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { chromiumArguments, fastChromiumPath } from '../../scripts/chromium.ts';
import { serveStatic } from '../../scripts/staticServer.ts';
import {
  covering,
  open,
  openContext,
  openWindow,
  readSidebar,
  sideways,
  strayConditions,
  unrendered,
} from '../../scripts/walk/pages.ts';
import { differingStories, openAlone } from '../../scripts/walk/sameStories.ts';
import { builtCatalogue } from './builtCatalogue.ts';

it('every documentation page fits a phone, logs no error, is covered by no dialog, and shows each story as it is alone [G8, G9]', async () => {
  const { url, close } = await serveStatic({ folder: builtCatalogue() });
  onTestFinished(close);
  const browser = await chromium.launch({
    executablePath: fastChromiumPath(),
    args: [...chromiumArguments],
  });
  onTestFinished(() => browser.close());
  const context = await openContext(browser);
  const pages = (await readSidebar(url)).filter(({ type }) => type === 'docs');
  expect(pages.length).toBeGreaterThan(100);

  const found: string[] = [];
  let comparisons = 0;
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      const reading = await openWindow(context, 390);
      const beside = await openWindow(context, 390);
      const openStory = await openAlone(beside.page, url);
      for (let entry = pages.shift(); entry; entry = pages.shift()) {
        await open(reading, url, entry);
        const { differing, compared } = await differingStories(reading.page, beside.page, openStory);
        comparisons += compared;
        const faults = [
          ...(await reading.errors()),
          ...(await unrendered(reading.page, entry.id)),
          ...differing,
          await sideways(reading.page),
          await strayConditions(reading.page),
          await covering(reading.page),
        ].filter((fault) => fault !== undefined);
        found.push(...faults.map((fault) => `${entry.id}: ${fault}`));
      }
    }),
  );
  // Most stories of components have no frame of their own.
  expect(comparisons).toBeGreaterThan(400);
  // As one text, because a report of many tests shows no more of a list than its length.
  expect(found.join('\n')).toBe('');
}, 600_000);
