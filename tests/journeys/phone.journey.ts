import type { Page } from 'playwright';
import { expect } from 'vitest';
import { chooseFromUserMenu, demo, signIn } from './people.ts';
import { it } from './visit.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('on a phone the menu and the agent open and close [V10, V11, V12, V13]', async ({ visit }) => {
  const page = await visit({ width: 390, height: 844 });
  await press(page, 'Sign In');
  await signIn(page, demo);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const agent = page.getByRole('dialog', { name: 'My Agent' });

  await press(page, 'Menu');
  await menu.waitFor();
  // The dialog itself covers and dims the whole page, so its panel is measured.
  const panel = await menu.locator('> *').first().boundingBox();
  expect(panel?.width).toBeLessThan(390);
  // A real click on the dimmed part of the page.
  await page.mouse.click(383, 422);
  await menu.waitFor({ state: 'hidden' });

  await press(page, 'Menu');
  await menu.getByRole('button', { name: 'AI Agent' }).click();
  await menu.waitFor({ state: 'hidden' });
  await agent.getByRole('heading', { name: 'Voice & Chat Agent' }).waitFor();
  // The agent fills the screen below the bar with 'Hide AI'.
  const bar = await page.getByRole('banner').boundingBox();
  const top = bar?.height ?? 0;
  expect(await agent.boundingBox()).toEqual({ x: 0, y: top, width: 390, height: 844 - top });
  await agent.getByRole('button', { name: 'Close' }).click();
  await agent.waitFor({ state: 'hidden' });

  await page.getByRole('banner').getByRole('button', { name: 'AI Agent' }).click();
  await agent.getByRole('button', { name: 'Text Chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with Your Agent' });
  await chat.getByLabel('Message').fill('What did I pay last?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await chat.getByText('$29.00').waitFor();
  await chat.getByRole('button', { name: 'Close' }).click();
  await agent.getByRole('button', { name: 'Close' }).click();

  await press(page, 'Menu');
  await chooseFromUserMenu(page, demo.fullName, 'Edit Profile');
  await page.getByRole('heading', { name: 'Edit Profile' }).waitFor();
  await press(page, 'Back to Dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

it("the top bar's toggle reads 'AI Agent', and 'Hide AI' while the agent shows [V12]", async ({ visit }) => {
  const page = await visit({ width: 390, height: 844 });
  await press(page, 'Sign In');
  await signIn(page, demo);
  const agent = page.getByRole('dialog', { name: 'My Agent' });
  await press(page, 'AI Agent');
  await agent.waitFor();
  await press(page, 'Hide AI');
  await agent.waitFor({ state: 'hidden' });
  await press(page, 'AI Agent');
  await agent.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'AI Agent' }).waitFor();
});
