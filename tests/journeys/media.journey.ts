import { expect } from 'vitest';
import { press } from './actions.ts';
import { demo, signIn } from './people.ts';
import { it } from './visit.ts';

it('on paper the dashboard is one page of payments with name and date, and nothing to press [V14]', async ({
  visit,
}) => {
  const page = await visit();
  await press(page, 'Sign In');
  await signIn(page, demo);
  await page.getByText('Welcome back!', { exact: true }).waitFor();
  const payments = page.getByRole('region', { name: 'Payment History' });
  await payments.getByRole('listitem').first().waitFor();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const today = await page.evaluate(() =>
    new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date()),
  );
  await page.getByText(`${demo.fullName}, ${today}`).waitFor();
  expect(await payments.getByRole('listitem').first().isVisible()).toBe(true);
  for (const role of ['button', 'navigation', 'complementary', 'banner', 'dialog', 'status', 'link'] as const)
    expect(`${role}: ${await page.getByRole(role).count()}`).toBe(`${role}: 0`);
  // Browsers print no backgrounds, so light text could not be read.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

it('a receipt is one sheet of A4 or Letter, with nothing of the app around it [B25]', async ({ visit }) => {
  const page = await visit();
  await press(page, 'Sign In');
  await signIn(page, demo);
  await press(page, 'Show all');
  await page
    .getByRole('button', { name: /^Receipt for / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Receipt', exact: true }).waitFor();

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    await page.getByText('Total paid').waitFor();
    for (const role of ['button', 'navigation', 'complementary', 'banner', 'dialog', 'link'] as const)
      expect(`${role}: ${await page.getByRole(role).count()}`).toBe(`${role}: 0`);
    // Browsers print no backgrounds, so light text could not be read.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    for (const format of ['A4', 'Letter']) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(`${format}: ${sheets?.length}`).toBe(`${format}: 1`);
    }
  }
});

it("forced colours mark the sidebar's current item [V8]", async ({ visit }) => {
  // Where the agent has no column it is an item of the sidebar, so the current item is not the only one.
  const page = await visit({ width: 1100 });
  await press(page, 'Sign In');
  await signIn(page, demo);
  await page.emulateMedia({ forcedColors: 'active' });
  // Backgrounds change their colour slowly, and the former one would mark the item as well.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const grounds = await page
    .getByRole('navigation')
    .first()
    .getByRole('button')
    .evaluateAll((items) =>
      items.map((item) => [
        item.hasAttribute('aria-current'),
        // Forced colours keep a background's transparency, so only a different colour marks the item.
        getComputedStyle(item).backgroundColor.match(/\d+/g)?.slice(0, 3).join(),
      ]),
    );
  expect(grounds.length).toBeGreaterThan(1);
  const current = grounds.find(([isCurrent]) => isCurrent);
  expect(current).toBeDefined();
  expect(grounds.filter(([, ground]) => ground === current?.[1])).toHaveLength(1);
});

it("the room kept for a scrollbar has the colour of the agent's column [V13]", async ({ visit }) => {
  const page = await visit();
  await press(page, 'Sign In');
  await signIn(page, demo);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [root, column, body] = await page.evaluate(() =>
      [
        document.documentElement,
        document.querySelector('aside[aria-labelledby]')?.parentElement,
        document.body,
      ].map((element) => element && getComputedStyle(element).backgroundColor),
    );
    expect(root).toBe(column);
    expect(body).not.toBe(root);
  }
});

it('forced colours draw the edges that grounds no longer show [V8, S9]', async ({ visit }) => {
  const page = await visit();
  await page.emulateMedia({ forcedColors: 'active' });
  /** The text's element, or the nearest one around it within the section, that draws an edge. */
  const edged = (text: string) =>
    page
      .getByText(text)
      .first()
      .evaluate((element) => {
        for (let each: Element | null = element; each && each.tagName !== 'MAIN'; each = each.parentElement)
          if (getComputedStyle(each).borderTopStyle === 'solid') return each.textContent;
        return undefined;
      });
  // The edge belongs to the message, not to the panel with the whole conversation.
  expect(await edged('What did I pay last?')).toBe('What did I pay last?');
  expect(await edged('Ready when you are.')).toContain('Create Your Account');
});

it('nothing that takes a picture is printed with the profile [V14]', async ({ visit }) => {
  const page = await visit();
  await press(page, 'Sign In');
  await signIn(page, demo);
  await press(page, 'Edit');
  const choose = page.getByText('Choose picture');
  await choose.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await choose.isVisible()).toBe(false);
});
