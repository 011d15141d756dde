import type { Page } from 'playwright';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const findHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();

export async function ask(page: Page, text: string) {
  const chat = page.getByRole('dialog', { name: 'Chat with Your Agent' });
  await chat.getByLabel('Message').fill(text);
  await page.keyboard.press('Enter');
  return chat;
}
