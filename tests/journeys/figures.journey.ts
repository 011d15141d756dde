import { expect } from 'vitest';
import { demo, signIn } from './people.ts';
import { it } from './visit.ts';

/** The month five before the newest of the demo account's payments, such as 'June 2026': four payments in two currencies. */
const now = new Date();
const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (isBeforeNewest(now) ? 6 : 5), 1));
const inWords = (options: Intl.DateTimeFormatOptions) =>
  month.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
const question = `How much did I pay in ${inWords({ month: 'long', year: 'numeric' })}?`;
const dayOf = (day: number) => `${inWords({ month: 'short' })} ${day}, ${inWords({ year: 'numeric' })}`;

/** The demo account's newest payment is of the first of a month, at half past eight (UTC). */
function isBeforeNewest(time: Date) {
  return time.getTime() < Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1, 8, 30);
}

it('a question, its figure, and the rows that were added up, old ones too [A2, A65, A66]', async ({
  visit,
}) => {
  const page = await visit();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Text Chat', exact: true }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with Your Agent' });
  await chat.getByLabel('Message').fill(question);
  await page.keyboard.press('Enter');

  await chat.getByRole('button', { name: /^€19\.00 show these payments$/ }).click();
  await chat.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Payments', exact: true }).waitFor();
  const behind = page.getByRole('region', { name: 'Behind €19.00' }).getByRole('listitem');
  await behind.first().waitFor();
  expect((await behind.allTextContents()).map((row) => /[A-Z][a-z]{2} \d+, \d{4}/.exec(row)?.[0])).toEqual(
    [22, 16, 9].map(dayOf),
  );

  // The conversation is as it was, and Back leads to where the question was asked.
  await page.goBack();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Text Chat', exact: true }).click();
  await chat.getByText(question).waitFor();
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
  await voice.getByLabel('Message').fill(question);
  await page.keyboard.press('Enter');

  const card = voice.getByRole('region', { name: 'Behind €19.00 and $29.00' });
  await card.getByRole('listitem').first().waitFor();
  expect(await card.getByRole('listitem').count()).toBe(3);
  await card.getByText('and 1 more').waitFor();
  await card.getByText(dayOf(22)).waitFor();
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
