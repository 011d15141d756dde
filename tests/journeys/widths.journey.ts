import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { chooseFromUserMenu, demo, signIn, signUp, newPerson } from './people.ts';
import { it, noProfileYet } from './visit.ts';

const heights = { 390: 844, 768: 1024, 1280: 800, 1440: 900, 1920: 1080 } as const;
/** The window widths, in px. Each group is one way through the app, whose windows show the same. */
const widths = [[390], [768], [1280, 1440, 1920]] as const;
type Width = keyof typeof heights;
/** The folder for a picture of each screen in both themes, when `PICTURES=1` is set. */
const folder = process.env['PICTURES'] ? 'dist/journeys/widths' : undefined;
if (folder) mkdirSync(folder, { recursive: true });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Checks that nothing scrolls sideways. One theme is enough, because only colours differ. */
async function look(page: Page, name: string) {
  // Waits until animations have ended and pictures have loaded.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  if (folder)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
    }
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, `${name} scrolls sideways`).toBeLessThanOrEqual(client);
}

async function lookAtEach(page: Page, over: readonly Width[], name: string) {
  for (const width of over) {
    await page.setViewportSize({ width, height: heights[width] });
    await look(page, `${name}-${width}`);
  }
  await page.setViewportSize({ width: over[0]!, height: heights[over[0]!] });
}

async function edit(page: Page, narrow: boolean, fullName: string) {
  if (narrow) await press(page, 'Menu');
  await chooseFromUserMenu(page, fullName, 'Edit Profile');
  await page.getByRole('heading', { name: 'Edit Profile' }).waitFor();
}

it.for(widths)('every screen fits %j px [V11, V13, K4]', async (over, { visit }) => {
  const [width] = over;
  const narrow = width < 1280;
  const page = await visit({ width, height: heights[width] });
  const shot = (name: string) => lookAtEach(page, over, name);
  await shot('landing');
  await press(page, 'Get Started');
  await shot('sign-up');
  await press(page, 'Sign in here');
  await shot('sign-in');
  await press(page, 'Forgot password?');
  await shot('recover');
  await press(page, 'Back');
  await signIn(page, demo);
  await page.getByText('Service Payment').waitFor();
  await shot('dashboard');

  if (narrow) {
    await press(page, 'AI Agent');
    await shot('agent');
  }
  for (const [name, dialog] of [
    ['Text Chat', 'Chat with Your Agent'],
    ['Voice Chat', 'Voice Chat'],
  ] as const) {
    await press(page, name);
    await page.getByRole('dialog', { name: dialog }).waitFor();
    await shot(name.toLowerCase().replace(' ', '-'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'hidden' });
  }
  if (narrow) await page.getByRole('dialog', { name: 'My Agent' }).getByLabel('Close').click();

  await press(page, 'Manage billing');
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor();
  await shot('billing');
  await edit(page, narrow, demo.fullName);
  await shot('edit-profile');
});

it('what people type stays inside its box [V9, V11]', async ({ visit }) => {
  const page = await visit({ expected: [noProfileYet] });
  const long = newPerson('W'.repeat(100));
  await signUp(page, { ...long, email: `w${'w'.repeat(50)}.${long.email.slice(-30)}` });
  await signIn(page, { ...long, email: `w${'w'.repeat(50)}.${long.email.slice(-30)}` });
  await edit(page, false, long.fullName);
  await page.getByLabel('Location', { exact: true }).fill('\u202e<b>طوكيو\u200b</b>'.repeat(6));
  await page.getByLabel('Description', { exact: true }).fill(`${'x'.repeat(990)}👩‍👩‍👧‍👦<script>alert(1)</script>`);
  await press(page, 'Update Profile');
  await page.getByRole('region', { name: 'Profile Information' }).getByText('xxxx').waitFor();
  await lookAtEach(page, widths.flat(), 'hostile');
});
