import { expect } from 'vitest';
import { demo, signIn } from './people.ts';
import { it } from './visit.ts';

it('by keyboard alone somebody goes to a screen, adds to a question that was typed and finds the list of shortcuts [U19, U20]', async ({
  visit,
}) => {
  const page = await visit();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(page, demo);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a command' }).waitFor();
  await page.keyboard.type('invoices');
  await page.getByRole('option', { name: 'Payments' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Payments', exact: true }).waitFor();

  const field = page.getByLabel('Ask about your account…', { exact: true });
  await field.fill('One more thing.');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a command' }).waitFor();
  await page.keyboard.type('What did I pay this year?');
  await page.getByRole('option', { name: 'Ask the agent' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('One more thing.\nWhat did I pay this year?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('What did I pay this year?').waitFor();

  await page.getByRole('heading', { name: 'Payments', exact: true }).click();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});
