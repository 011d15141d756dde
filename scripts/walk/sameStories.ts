import type { Page } from 'playwright';
import { storyDrawn } from './pages.ts';

/** What the elements with this selector show: their markup without what differs each time, such as ids. */
function markup(selector: string): [id: string, html: string][] {
  const changing =
    /^(?:id|for|name|style|src|srcset|href|tabindex|popovertarget|aria-(?:\w+by|controls|owns|details|activedescendant))$/;
  return [...document.querySelectorAll(selector)].map((shown) => {
    const copy = shown.cloneNode(true) as Element;
    // On a documentation page these elements hold the theme and language around each story. Alone, the document itself holds them.
    for (const conditions of copy.querySelectorAll('[data-conditions]'))
      conditions.replaceWith(...conditions.childNodes);
    for (const element of copy.querySelectorAll('*'))
      for (const { name } of Array.from(element.attributes))
        if (changing.test(name)) element.removeAttribute(name);
    return [shown.id, copy.innerHTML];
  });
}

/** Where two texts begin to differ. */
function firstDifference(here: string, alone: string) {
  let at = 0;
  while (at < here.length && here[at] === alone[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 30), at + 60);
  return `'${around(here)}' instead of '${around(alone)}'`;
}

/** Opens stories alone in a page, one after the other, without playing their steps: those of documentation pages are not played either. */
export async function openAlone(page: Page, site: string) {
  await page.goto(`${site}iframe.html?viewMode=story&embed=true`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
  await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__?.ready());
  return async (id: string) => {
    await page.evaluate((storyId) => {
      globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
    await storyDrawn(page, id);
  };
}

/**
 * The stories that a documentation page, which is open, shows in another way than the story alone, and how many were compared.
 * Stories in frames of their own are left out: they are alone.
 */
export async function differingStories(docs: Page, alone: Page, openStory: (id: string) => Promise<void>) {
  const differing: string[] = [];
  const shown = await docs.evaluate(markup, '[data-story-block] > [id$="-inner"]');
  const read = async (page: Page, selector: string) => (await page.evaluate(markup, selector))[0]?.[1];
  for (const [place] of shown) {
    const id = place.replace(/^story--|(--primary)?-inner$/g, '');
    await openStory(id);
    const readBoth = () => Promise.all([read(docs, `[id="${place}"]`), read(alone, '#storybook-root')]);
    let [here, own] = await readBoth();
    // What a story loads late may come at different times, in either of the two.
    for (let tries = 0; own !== here && tries < 30; tries += 1) {
      await alone.waitForTimeout(100);
      [here, own] = await readBoth();
    }
    if (own !== here) differing.push(`${id}: ${firstDifference(here ?? '', own ?? '')}`);
  }
  return { differing, compared: shown.length };
}
