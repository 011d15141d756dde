/** `npm run screenshot`: the README's picture, of the demo account's dashboard. */
import { chromium } from 'playwright';
import { demo, signIn } from '../tests/journeys/people.ts';
import { startApp } from '../tests/journeys/startedApp.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';

const app = await startApp();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
try {
  const page = await browser.newPage({
    baseURL: app.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(page, demo);
  await page.getByText('Service Payment').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).waitFor({ state: 'hidden' });
  await page.screenshot({ path: 'docs/screenshot.png' });
} finally {
  await browser.close();
  await app.stop();
}
