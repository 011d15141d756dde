import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { holdCode } from './holdCode.ts';
import { demo, signIn } from './people.ts';
import { it, takePicture, withMotion } from './visit.ts';

/** The place of a dialog, measured after it has grown and faded in. */
async function place(dialog: Locator) {
  await dialog.evaluate((element) =>
    Promise.all(
      element
        .getAnimations({ subtree: true })
        .filter((each) => each instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  return dialog.locator('> *').first().boundingBox();
}

/** The lowest opacity with which an open dialog is drawn, until its content has been there for half a second. */
const faintest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let least = 1;
        let since = Infinity;
        const look = (now: number) => {
          const open = document.querySelector('dialog[open]');
          if (open) least = Math.min(least, Number(getComputedStyle(open).opacity));
          if (open && !open.textContent.includes('Loading…')) since = Math.min(since, now);
          if (now - since > 500) resolve(least);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const [button, title, chunk, first] of [
  ['Text Chat', 'Chat with Your Agent', 'ChatDialog', 'Message'],
  ['Voice Chat', 'Voice Chat', 'VoiceDialog', 'Start call'],
] as const)
  it(`on a slow line a press on ${button} opens the dialog's frame at once [V18, X13]`, async ({ visit }) => {
    const page = await visit({ asks: withMotion });
    await press(page, 'Sign In');
    await signIn(page, demo);
    const code = await holdCode(page, chunk);
    const dialog = page.getByRole('dialog', { name: title });

    await press(page, button);
    await dialog.getByText('Loading…').waitFor();
    const frame = await place(dialog);
    // Pressing Enter again closes nothing.
    await page.keyboard.press('Enter');
    expect(await dialog.isVisible()).toBe(true);
    await takePicture(page, `slow-${chunk}`);

    // The dialog can be closed, and then the focus is where it was.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const opener = page.getByRole('button', { name: button, exact: true });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

    await opener.click();
    await dialog.getByText('Loading…').waitFor();
    await place(dialog);
    const drawn = faintest(page);
    code.arrive();
    const focused =
      first === 'Message' ? dialog.getByLabel(first) : dialog.getByRole('button', { name: first });
    await focused.waitFor();
    // The dialog replaces its frame without fading in between.
    expect(await drawn).toBe(1);
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await place(dialog)).toEqual(frame);
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

it('code that does not arrive is told in the frame, and tried again [X13]', async ({ visit }) => {
  const page = await visit({ asks: withMotion, expected: [/ChatDialog-/, /could not be fetched/] });
  await press(page, 'Sign In');
  await signIn(page, demo);
  const code = await holdCode(page, 'ChatDialog');
  const dialog = page.getByRole('dialog', { name: 'Chat with Your Agent' });

  await press(page, 'Text Chat');
  await dialog.getByText('Loading…').waitFor();
  const frame = await place(dialog);
  code.fail();
  await dialog.getByText('This part of the app could not be loaded').waitFor();
  expect(await place(dialog)).toEqual(frame);
  await takePicture(page, 'slow-failed');
  await code.release();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByLabel('Message').waitFor();
});

it('the chat can be used while its menu cannot be fetched, which the menu says and tries again [X13]', async ({
  visit,
}) => {
  const page = await visit({ asks: withMotion, expected: [/ChatToolsItems-/, /could not be fetched/] });
  await page.route(/\/ChatToolsItems-[^/]*\.js$/, (route) => route.abort('connectionfailed'));
  await press(page, 'Sign In');
  await signIn(page, demo);
  await press(page, 'Text Chat');
  const dialog = page.getByRole('dialog', { name: 'Chat with Your Agent' });
  await dialog.getByLabel('Message').fill('Not lost');
  const options = dialog.getByRole('button', { name: 'Conversation options' });
  await options.click();
  await page.unrouteAll();
  await dialog.getByRole('menuitem', { name: 'Could not load. Try again' }).click();
  await options.click();
  await dialog.getByRole('menuitem', { name: 'All conversations' }).waitFor();
  expect(await dialog.getByLabel('Message').inputValue()).toBe('Not lost');
});

it('a screen whose styles do not arrive says so, and has them after Try again [X13]', async ({ visit }) => {
  const page = await visit({ expected: [/Payments-[^/]*\.css/, /could not be (fetched|loaded)/] });
  const styles = /\/Payments-[^/]*\.css$/;
  await page.route(styles, (route) => route.abort('connectionfailed'));
  await press(page, 'Sign In');
  await signIn(page, demo);
  await press(page, 'Payments');
  await page.getByText('This part of the app could not be loaded').waitFor();
  await page.unroute(styles);
  await press(page, 'Try again');
  await page.getByRole('heading', { name: 'Payments', level: 1 }).waitFor();
  // A list that could not be fetched lets nobody read its rules.
  const rules = () =>
    [...document.styleSheets].find(({ href }) => href?.includes('/Payments-'))?.cssRules.length;
  expect(await page.evaluate(rules)).toBeGreaterThan(0);
});
