import { expect } from 'vitest';
import { ask, press } from './actions.ts';
import { newPerson, signIn, signUp } from './people.ts';
import { supportEmail } from './startedApp.ts';
import { it, noProfileYet } from './visit.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

it('the conversation goes to support with a note once the user agrees: one request, one mail, and its state stays on the card [A78, A80, A81]', async ({
  visit,
}) => {
  const page = await visit({ expected: [noProfileYet] });
  const person = newPerson('Needs A Person');
  await signUp(page, person);
  await signIn(page, person);
  const mailsToSupport = async () => {
    const mails = (await (await page.request.get('/_local/mail?format=json')).json()) as Mail[];
    return mails.filter(({ to, subject }) => to === supportEmail && subject.includes(person.email));
  };

  await press(page, 'Text Chat');
  const chat = await ask(page, 'What plan am I on?');
  await chat.getByText(/You are on the/).waitFor();
  await press(page, 'Conversation options');
  await page.getByRole('menuitem', { name: 'Talk to a human' }).click();
  const asked = page.getByRole('dialog', { name: 'Talk to a human' });
  await asked.getByText(`This goes to ${supportEmail}.`).waitFor();
  expect(await asked.getByLabel('What is sent').inputValue()).toContain('You: What plan am I on?');

  // Nothing is sent before the press, and what was typed is kept.
  await asked.getByLabel(/^Your note/).fill('I was charged twice.');
  await asked.getByRole('button', { name: 'Do not send' }).click();
  await asked.waitFor({ state: 'hidden' });
  expect(await mailsToSupport()).toEqual([]);
  await press(page, 'Conversation options');
  await page.getByRole('menuitem', { name: 'Talk to a human' }).click();
  expect(await asked.getByLabel(/^Your note/).inputValue()).toBe('I was charged twice.');
  await asked.getByRole('button', { name: 'Send to support' }).dblclick();
  const card = page.getByRole('group', { name: 'Talk to a human' });
  await card.getByText('Sent to support · open').waitFor();

  const mails = await mailsToSupport();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/I was charged twice\.[\s\S]+You: What plan am I on\?/);

  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await press(page, 'Text Chat');
  await chat.getByText('Sent to support · open').waitFor();
});
