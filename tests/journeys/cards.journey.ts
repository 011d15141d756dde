import type { Page } from 'playwright';
import { expect } from 'vitest';
import { ask, press } from './actions.ts';
import { newPerson, signIn, signUp } from './people.ts';
import { it, noProfileYet } from './visit.ts';

interface Call {
  name: string;
  arguments: object;
}

/** The assistant answers with these words and tool calls, in order: its understanding is tested elsewhere. Returns what it was sent. */
async function script(page: Page, replies: readonly { text: string; calls?: readonly Call[] }[]) {
  const inputs: unknown[] = [];
  await page.route(/\/chat(\/web)?$/, async (route) => {
    // The page asks first which files can be sent.
    if (route.request().method() !== 'POST') return route.continue();
    inputs.push((route.request().postDataJSON() as { input: unknown }).input);
    const { text, calls = [] } = replies[inputs.length - 1] ?? { text: 'All right.' };
    const toolCalls = calls.map(({ name, arguments: given }, i) => ({
      id: `call-${inputs.length}-${i}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(given) },
    }));
    await route.fulfill({
      json: { id: 'thread', output: [{ role: 'assistant', content: text, tool_calls: toolCalls }] },
    });
  });
  return inputs;
}

it('two wishes are two cards: each gets its own typed yes, and both can be undone [A40, A42, A43, A45, A46]', async ({
  visit,
}) => {
  const page = await visit({ expected: [noProfileYet] });
  const person = newPerson('Wishing Person');
  await signUp(page, person);
  await signIn(page, person);
  const inputs = await script(page, [
    {
      text: 'I can do both. Shall I?',
      calls: [
        { name: 'edit_profile', arguments: { location: 'Hamburg' } },
        { name: 'subscribe', arguments: { plan: 'enterprise' } },
      ],
    },
    { text: 'Both are done.' },
  ]);

  await press(page, 'Text Chat');
  const chat = await ask(page, 'Change my location to Hamburg and upgrade me to Enterprise');
  const profile = chat.getByRole('group', { name: 'Change your profile' });
  const plan = chat.getByRole('group', { name: 'Upgrade to Enterprise' });
  await profile.getByText('Hamburg').waitFor();
  await plan.getByText('Comes after your answer above').waitFor();
  await plan.getByText('$99 a month more').waitFor();

  await ask(page, 'yes please');
  await profile.getByRole('button', { name: 'Undo' }).waitFor();
  await plan.getByRole('button', { name: 'Subscribe to Enterprise' }).waitFor();
  await ask(page, 'go ahead');
  await chat.getByText('Both are done.').waitFor();
  await plan.getByRole('button', { name: 'Undo' }).waitFor();
  expect(inputs).toHaveLength(2);
  expect(JSON.stringify(inputs[1])).toMatch(
    /The profile was changed\..*You are on the Enterprise plan now\./,
  );

  // Both outlive a reload, and so does Undo.
  await page.reload();
  await page.getByText('$99.00 / month').first().waitFor();
  // The cards in the panel name the place as well.
  const shownProfile = page.getByRole('region', { name: 'Profile Information' });
  await shownProfile.getByText('Hamburg').waitFor();
  await press(page, 'Text Chat');
  await profile.getByRole('button', { name: 'Undo' }).click();
  await profile.getByText('It was undone: your profile is as it was before.').waitFor();
  await plan.getByRole('button', { name: 'Undo' }).click();
  const back = chat.getByRole('group', { name: 'Switch to Free' });
  await back.getByRole('button', { name: 'Subscribe to Free' }).click();
  await plan.getByText('Undone', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('$0.00 / month').first().waitFor();
  await expect.poll(() => shownProfile.getByText('Hamburg').count()).toBe(0);
});
