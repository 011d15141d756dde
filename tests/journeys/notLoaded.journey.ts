import type { Page } from 'playwright';
import { expect } from 'vitest';
import { holdCode } from './holdCode.ts';
import { demo, signIn } from './people.ts';
import { it, takePicture } from './visit.ts';

/** What the browser says of the scripts that these journeys take away. */
const expected = [
  /(index|Visitor|SignedIn)-/,
  /^exception: $/,
  /Failed to fetch dynamically imported module/,
];
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'The app could not be loaded' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The app's first script, or the code of the view that the page shows. */
it.for(['index', 'Visitor'])(
  'a visitor whose code cannot be fetched is told, keeps what is typed, and goes on once it is there, as with %s [X13, V23]',
  async (chunk, { visit }) => {
    // Older browsers never ask again for what a page begins with (docs/browsers.md).
    const page = await visit({
      inNewestBrowser: true,
      width: 390,
      height: 560,
      expected,
      asks: { colorScheme: 'dark' },
    });
    const code = await holdCode(page, chunk);
    await button(page, 'Sign In').click();
    await page.getByLabel('Email').fill('somebody@example.com');
    code.fail();
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toContain('Check your connection and try again.');
    await takePicture(page, `not-loaded-${chunk}-390`);
    // In a low window it lies over the form. Whoever scrolls to the end reads and presses all of it.
    const signUp = button(page, 'Sign up here');
    const distance = async () => {
      const [notice, end] = [await alert(page).boundingBox(), await signUp.boundingBox()];
      return notice!.y - (end!.y + end!.height);
    };
    expect(await distance()).toBeLessThan(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(distance).toBeGreaterThan(0);

    // Once more without success: the notice stays, and waits no more.
    await button(page, 'Try again').click();
    await expect.poll(() => button(page, 'Try again').getAttribute('aria-busy')).toBeNull();
    await alert(page).waitFor();

    await code.release();
    await button(page, 'Try again').click();
    await alert(page).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Email').inputValue()).toBe('somebody@example.com');
    await button(page, 'Show password').click();
    await button(page, 'Hide password').waitFor();
  },
);

it.for(['index', 'SignedIn'])(
  'somebody signed in is told so too, in their language, and gets the dashboard once there is a connection, as with %s [X13, V14]',
  async (chunk, { visit }) => {
    const page = await visit({ width: 1280, expected });
    await button(page, 'Sign In').click();
    await signIn(page, demo);
    await page.evaluate(() => localStorage.setItem('parley-language', 'de'));
    const code = await holdCode(page, chunk);
    code.fail();
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'Die App konnte nicht geladen werden' });
    await notice.waitFor();
    await takePicture(page, `not-loaded-${chunk}-1280`);
    await code.release();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await notice.waitFor({ state: 'detached' });
    await page.getByText(/29,00/).first().waitFor();
  },
);
