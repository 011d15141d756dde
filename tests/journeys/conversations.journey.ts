import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { ask } from './actions.ts';
import { newPerson, signIn, signUp } from './people.ts';
import { it, noProfileYet } from './visit.ts';

const list = (page: Page) => page.getByRole('dialog', { name: 'Conversations', exact: true });
const rows = (page: Page) => list(page).getByRole('listitem');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openChat(page: Page, isNarrow: boolean) {
  if (isNarrow) await press(page, 'AI Agent');
  await press(page, 'Text Chat');
  return page.getByRole('dialog', { name: 'Chat with Your Agent' });
}

async function openList(page: Page) {
  await press(page, 'Conversation options');
  await page.getByRole('menuitem', { name: 'All conversations' }).click();
  await list(page).getByLabel('Search conversations').waitFor();
}

async function choose(page: Page, title: string, item: string) {
  await list(page)
    .getByRole('button', { name: `Options for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

it.for([1440, 390])(
  'two conversations are listed, searched, renamed, downloaded and deleted, and stay so after a reload, at %i px [L3]',
  async (width, { visit }) => {
    const isNarrow = width < 768;
    const page = await visit({ width, height: 844, expected: [noProfileYet] });
    const person = newPerson('Dorothy Vaughan');
    await signUp(page, person);
    await signIn(page, person);
    const chat = await openChat(page, isNarrow);
    await ask(page, 'What plan am I on?');
    await chat.getByText(/You are on the/).waitFor();
    await openList(page);
    await list(page).getByRole('button', { name: 'New conversation' }).click();
    await ask(page, 'What does Pro include?');
    await chat
      .getByText(/What does Pro include\?/)
      .first()
      .waitFor();
    await chat.getByRole('button', { name: 'Answer again' }).waitFor();

    await openList(page);
    await expect.poll(() => rows(page).count()).toBe(2);
    await list(page)
      .getByText(/Conversations are deleted 90 days after/)
      .waitFor();
    await list(page).getByLabel('Search conversations').fill('YOU ARE ON THE');
    await expect.poll(() => rows(page).count()).toBe(1);
    await list(page).getByLabel('Search conversations').fill('');
    await expect.poll(() => rows(page).count()).toBe(2);

    await choose(page, 'What plan am I on?', 'Rename');
    const question = page.getByRole('dialog', { name: 'Rename this conversation' });
    await question.getByLabel('Title').fill('My plan');
    await page.keyboard.press('Enter');
    await list(page)
      .getByRole('button', { name: /^My plan/ })
      .waitFor();

    const downloading = page.waitForEvent('download');
    await choose(page, 'My plan', 'Download as Markdown');
    const file = await (await downloading).path();
    expect(readFileSync(file, 'utf8')).toMatch(/^# My plan\n[\s\S]+\*\*You\*\*\n\nWhat plan am I on\?/);

    await choose(page, 'What does Pro include?', 'Delete');
    const deletion = page.getByRole('dialog', { name: 'Delete this conversation?' });
    await deletion.getByRole('button', { name: 'Keep it' }).click();
    expect(await rows(page).count()).toBe(2);
    await choose(page, 'What does Pro include?', 'Delete');
    await deletion.getByRole('button', { name: 'Delete conversation' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);

    await page.reload();
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    const again = await openChat(page, isNarrow);
    await openList(page);
    await expect.poll(() => rows(page).count()).toBe(1);
    await list(page)
      .getByRole('button', { name: /^My plan/ })
      .click();
    await again.getByText(/You are on the/).waitFor();
  },
);
