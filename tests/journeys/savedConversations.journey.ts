import { expect } from 'vitest';
import { ask } from './actions.ts';
import { newPerson, signIn, signUp } from './people.ts';
import { it, noProfileYet } from './visit.ts';

it('a conversation goes on on another device, and what is said there shows on the first one by itself [L1, L5]', async ({
  visit,
}) => {
  const person = newPerson('Katherine Johnson');
  const first = await visit({ expected: [noProfileYet] });
  await signUp(first, person);
  await signIn(first, person);
  await first.getByRole('button', { name: 'Text Chat', exact: true }).click();
  const firstChat = first.getByRole('dialog', { name: 'Chat with Your Agent' });
  await ask(first, 'What plan am I on?');
  await firstChat.getByText(/You are on the/).waitFor();

  const second = await visit();
  await second.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(second, person);
  await second.getByRole('button', { name: 'Text Chat', exact: true }).click();
  const secondChat = second.getByRole('dialog', { name: 'Chat with Your Agent' });
  await secondChat.getByText('What plan am I on?').waitFor();
  await secondChat.getByText(/You are on the/).waitFor();

  await ask(second, 'What does it include?');
  await secondChat.getByText(/Basic AI assistant/).waitFor();
  await firstChat.getByText('What does it include?').waitFor();
  await firstChat.getByText(/Basic AI assistant/).waitFor();
  expect(await firstChat.getByText('What plan am I on?').count()).toBe(1);
});
