import type { Page } from 'playwright';
import { expect } from 'vitest';
import { demo, signIn } from './people.ts';
import { it } from './visit.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const see = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Voice & Chat Agent' });
const fieldOf = (page: Page) => page.getByLabel('Ask about your account…');

async function begin(page: Page) {
  await press(page, 'Sign In');
  await signIn(page, demo);
  await page.getByText('Service Payment').waitFor();
}

it('one asks in the panel, the page moves, the conversation stays, and is the same one large with the same draft [A50, A52]', async ({
  visit,
}) => {
  const page = await visit();
  await begin(page);
  const panel = panelOf(page);
  const field = fieldOf(page);
  await field.fill('Show me my billing');
  await field.press('Enter');
  await see(page, 'Billing & Subscriptions');
  await panel.getByText('Show me my billing').waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

  await field.fill('And what does');
  await press(page, 'Text Chat');
  const chat = page.getByRole('dialog', { name: 'Chat with Your Agent' });
  await chat.getByRole('log').getByText('Show me my billing').waitFor();
  expect(await chat.getByLabel('Message').inputValue()).toBe('And what does');
  expect(await page.getByRole('log').count()).toBe(1);
  await chat.getByLabel('Message').fill('And what does Pro include?');
  await page.keyboard.press('Escape');
  await chat.waitFor({ state: 'hidden' });

  // Narrower than the column, and as wide again.
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.getByRole('button', { name: 'And what does Pro include?' }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByText('Show me my billing').waitFor();
  expect(await field.inputValue()).toBe('And what does Pro include?');
  await page.reload();
  await panel.getByText('Show me my billing').waitFor();
  expect(await field.inputValue()).toBe('And what does Pro include?');
});

it('a call that was made small goes on while the page moves, and ends by its bar [A53]', async ({
  visit,
}) => {
  const page = await visit();
  await begin(page);
  await press(page, 'Voice Chat');
  const voice = page.getByRole('dialog', { name: 'Voice Chat' });
  await voice.getByRole('button', { name: 'Start call' }).click();
  await voice.getByRole('timer').waitFor();
  await voice.getByRole('button', { name: 'Minimise' }).click();
  await voice.waitFor({ state: 'hidden' });
  const bar = page.getByRole('region', { name: 'Call in progress' });
  await press(page, 'Manage billing');
  await see(page, 'Billing & Subscriptions');
  await bar.getByText(/^00:0\d/).waitFor();

  // What is typed in the panel goes into the call, whose agent moves the page.
  await fieldOf(page).fill('Show me my dashboard');
  await fieldOf(page).press('Enter');
  await see(page, 'Dashboard');
  await bar.waitFor();
  await bar.getByRole('button', { name: /^Open call/ }).click();
  await voice.getByRole('timer').waitFor();
  await voice.getByRole('button', { name: 'Minimise' }).click();
  await bar.getByRole('button', { name: 'End call' }).click();
  await bar.waitFor({ state: 'hidden' });
  await panelOf(page)
    .getByText(/^Call, 0:\d\d, ended by you$/)
    .waitFor();
});

it('what is typed before the app has come is in the panel’s field, and what is sent before its code has is sent once [A50, A54]', async ({
  visit,
}) => {
  const page = await visit();
  await begin(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(index|AgentDialogs)-[^/]*\.js$/, async (route) => {
    if (route.request().url().includes('/index-')) await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const field = fieldOf(page);
  await field.fill('What plan');
  release();
  await page.getByText('Service Payment').waitFor();
  expect(await field.inputValue()).toBe('What plan');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.pressSequentially(' am I on?');
  await field.press('Enter');
  await panelOf(page).getByText('Answer again').waitFor();
  expect(await panelOf(page).getByText('What plan am I on?').count()).toBe(1);
});

it('Enter in the field before the app has come sends what was typed, once, when it is there [A50]', async ({
  visit,
}) => {
  const page = await visit();
  await begin(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const field = fieldOf(page);
  await field.fill('What plan am I on?');
  await field.press('Enter');
  expect(await field.inputValue()).toBe('What plan am I on?');
  release();
  await panelOf(page).getByText('Answer again').waitFor();
  expect(await panelOf(page).getByText('What plan am I on?').count()).toBe(1);
  expect(await field.inputValue()).toBe('');
});

it('the panel says when the conversation’s code cannot be fetched, and sends what was typed once it is there [A54]', async ({
  visit,
}) => {
  const page = await visit({ expected: [/PanelThread-/, /could not be fetched/] });
  await page.route(/\/PanelThread-[^/]*\.js$/, (route) => route.abort('connectionfailed'));
  await begin(page);
  const panel = panelOf(page);
  await fieldOf(page).fill('What plan am I on?');
  await fieldOf(page).press('Enter');
  await panel.getByText('This part of the app could not be loaded').waitFor();
  expect(await fieldOf(page).inputValue()).toBe('What plan am I on?');
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await panel.getByText('Answer again').waitFor();
  expect(await panel.getByText('What plan am I on?').count()).toBe(1);
  expect(await fieldOf(page).inputValue()).toBe('');
});

it('the panel says when what was said before a reload cannot be read, keeps it, and shows it once it can [A50, A54]', async ({
  visit,
}) => {
  const page = await visit({ expected: [/storedThread-/, /could not be fetched/] });
  await begin(page);
  await fieldOf(page).fill('What plan am I on?');
  await fieldOf(page).press('Enter');
  const panel = panelOf(page);
  await panel.getByText('Answer again').waitFor();
  await page.route(/\/storedThread-[^/]*\.js$/, (route) => route.abort('connectionfailed'));
  await page.reload();
  await panel.getByText('This part of the app could not be loaded').waitFor();
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await panel.getByText('What plan am I on?').waitFor();
});

it('what the agent is asked to do fails with Retry while its code cannot be fetched, and is done then [A54]', async ({
  visit,
}) => {
  const page = await visit({ expected: [/toolHandling-/, /could not be fetched/] });
  await page.route(/\/toolHandling-[^/]*\.js$/, (route) => route.abort('connectionfailed'));
  await begin(page);
  await fieldOf(page).fill('Show me my billing');
  await fieldOf(page).press('Enter');
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Retry' }).waitFor();
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await see(page, 'Billing & Subscriptions');
  expect(await panel.getByText('Show me my billing').count()).toBe(1);
});

it('on a phone the bar at the bottom opens the agent with the focus in its field [A55, A56]', async ({
  visit,
}) => {
  const page = await visit({ width: 390, height: 844 });
  await begin(page);
  const bar = page.getByRole('button', { name: 'Ask about your account…' });
  const box = await bar.boundingBox();
  expect(box!.y + box!.height).toBeGreaterThan(844 - 40);
  await bar.tap();
  const agent = page.getByRole('dialog', { name: 'My Agent' });
  const field = agent.getByLabel('Ask about your account…');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill('What did I pay last?');
  await field.press('Enter');
  await agent.getByText('$29.00').waitFor();
  // As above a keyboard, which makes the page lower.
  await page.setViewportSize({ width: 390, height: 460 });
  const typed = await field.boundingBox();
  expect(typed!.y + typed!.height).toBeLessThanOrEqual(460);
  await agent.getByText('$29.00').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Ask about your account…', { exact: true }).isVisible()).toBe(false);
});

it('on a phone a finger pulls the agent down, and what was typed stays [A96]', async ({ visit }) => {
  const page = await visit({ width: 390, height: 844 });
  await begin(page);
  await page.getByRole('button', { name: 'Ask about your account…' }).tap();
  const agent = page.getByRole('dialog', { name: 'My Agent' });
  await agent.getByLabel('Ask about your account…').fill('What did I');
  const title = await agent.getByRole('heading', { name: 'My Agent' }).boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: title!.x + 100, y: title!.y + 5 + down }],
    });
  await touch('touchStart');
  for (const down of [20, 60, 100, 160, 220]) await touch('touchMove', down);
  await touch('touchEnd');
  await agent.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'What did I', exact: true }).waitFor();
});
