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
