import { expect } from 'vitest';
import { demo, signIn } from './people.ts';
import { it } from './visit.ts';

it('the demo account has something to look at [V14, K3, S5]', async ({ visit }) => {
  const page = await visit();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(page, demo);

  await page.getByRole('region', { name: 'Profile Information' }).getByText('Arlington, Virginia').waitFor();
  await page.getByRole('region', { name: 'Billing Status' }).getByText('$29.00 / month').waitFor();
  const payments = page.getByRole('list', { name: 'Payments' });
  await payments.getByText('Service Payment').waitFor();
  await payments.getByText('€12.40').waitFor();
  for (const status of ['completed', 'pending', 'failed', 'success'])
    await payments.getByText(status).first().waitFor();
  expect(await payments.getByText(/^[A-Z][a-z]{2} \d+, \d{4}$/).count()).toBe(5);
});
