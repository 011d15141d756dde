import { expect } from 'vitest';
import { demo, signIn } from './people.ts';
import { it } from './visit.ts';

it('a question, its figure, and the rows that were added up, old ones too [A2, A65, A66]', async ({
  visit,
}) => {
  const page = await visit();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Text Chat', exact: true }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with Your Agent' });
  await chat.getByLabel('Message').fill('How much did I pay in 2025?');
  await page.keyboard.press('Enter');

  await chat.getByRole('button', { name: /^\$87\.00 show these payments$/ }).click();
  await chat.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Payments', exact: true }).waitFor();
  const behind = page.getByRole('region', { name: 'Behind $87.00' }).getByRole('listitem');
  await behind.first().waitFor();
  expect((await behind.allTextContents()).map((row) => /[A-Z][a-z]{2} \d+, \d{4}/.exec(row)?.[0])).toEqual([
    'Jul 1, 2025',
    'Jun 1, 2025',
    'Mar 1, 2025',
  ]);

  // The conversation is as it was, and Back leads to where the question was asked.
  await page.goBack();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Text Chat', exact: true }).click();
  await chat.getByText('How much did I pay in 2025?').waitFor();
});

it('in a call the rows behind an answer are a card, which leads to all of them while the call goes on, made small [A67, A53]', async ({
  visit,
}) => {
  const page = await visit();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Voice Chat', exact: true }).click();
  const voice = page.getByRole('dialog', { name: 'Voice Chat' });
  await voice.getByRole('button', { name: 'Start call' }).click();
  await voice.getByRole('timer').waitFor();
  await voice.getByLabel('Message').fill('How much did I pay in 2025?');
  await page.keyboard.press('Enter');

  const card = voice.getByRole('region', { name: 'Behind €8.00 and $87.00' });
  await card.getByRole('listitem').first().waitFor();
  expect(await card.getByRole('listitem').count()).toBe(3);
  await card.getByText('and 1 more').waitFor();
  await card.getByText('Jul 1, 2025').waitFor();
  await card.getByRole('button', { name: 'Show in Payments' }).click();
  await voice.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Payments', exact: true }).waitFor();
  const marked = page.getByRole('list', { name: 'Marked payments' }).getByRole('listitem');
  await expect.poll(() => marked.count()).toBe(4);

  const bar = page.getByRole('region', { name: 'Call in progress' });
  await bar.getByRole('button', { name: /^Open call/ }).click();
  // The next answer, which has no rows, takes the card away.
  await voice.getByLabel('Message').fill('Thanks');
  await page.keyboard.press('Enter');
  await card.waitFor({ state: 'hidden' });
  await voice.getByRole('button', { name: 'End call' }).click();
  await voice.getByText('You ended the call').waitFor();
});
