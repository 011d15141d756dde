import type { Page } from 'playwright';
import { expect } from 'vitest';
import { demo, signIn, signOut } from './people.ts';
import { endedWhileReading, it } from './visit.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Counts the microphones that the page opens. The browser provides a fake one. */
async function watchMicrophone(page: Page) {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(globalThis, { tracks });
  });
  await page.reload();
  const tracks = () =>
    page.evaluate(() =>
      (Reflect.get(globalThis, 'tracks') as MediaStreamTrack[]).map(({ readyState }) => readyState),
    );
  return {
    opened: async () => (await tracks()).length,
    live: async () => (await tracks()).filter((state) => state === 'live').length,
  };
}

it('a newcomer talks to the agent without an account anywhere [S8, S9, X8]', async ({ visit }) => {
  const page = await visit({ expected: [endedWhileReading] });
  const microphone = await watchMicrophone(page);
  await press(page, 'Sign In');
  await signIn(page, demo);
  expect(await microphone.opened()).toBe(0);

  await press(page, 'Voice Chat');
  const voice = page.getByRole('dialog', { name: 'Voice Chat' });
  await voice.getByText('Ready to chat').waitFor();
  await voice.getByRole('button', { name: 'Start call' }).click();
  const captions = voice.getByRole('region', { name: 'Captions' });
  await captions.getByText(/Hello|Hi\b/).waitFor();
  await expect.poll(() => voice.getByRole('timer').textContent()).toMatch(/^00:0\d$/);
  expect(await microphone.live()).toBe(1);
  // This browser's speech recognition needs a service of Google, which cannot be reached from here.
  await voice.getByText(/cannot turn speech into words/).waitFor();

  await voice.getByLabel('Message').fill('What plan am I on?');
  await page.keyboard.press('Enter');
  await captions
    .getByText(/\bPro\b/)
    .first()
    .waitFor();
  // Words that were not spoken before the call ends are not part of the conversation, so the answer has to end first.
  const said = async () => {
    const before = await captions.textContent();
    await page.waitForTimeout(700);
    return before === (await captions.textContent());
  };
  await expect.poll(said).toBe(true);
  await voice.getByRole('button', { name: 'End call' }).click();
  await expect.poll(microphone.live).toBe(0);
  await voice.getByRole('button', { name: 'Close' }).click();

  await press(page, 'Text Chat');
  const chat = page.getByRole('dialog', { name: 'Chat with Your Agent' });
  const log = chat.getByRole('log');
  await log.getByText('What plan am I on?').waitFor();
  await log
    .getByText(/\bPro\b/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await signOut(page, demo);
  expect(await microphone.live()).toBe(0);
});

it('closing the dialog in the middle of a call frees the microphone [S9, X8]', async ({ visit }) => {
  const page = await visit();
  const microphone = await watchMicrophone(page);
  await press(page, 'Sign In');
  await signIn(page, demo);
  await press(page, 'Voice Chat');
  const voice = page.getByRole('dialog', { name: 'Voice Chat' });
  await voice.getByRole('button', { name: 'Start call' }).click();
  await expect.poll(microphone.live).toBe(1);
  await page.keyboard.press('Escape');
  await voice.waitFor({ state: 'hidden' });
  await expect.poll(microphone.live).toBe(0);
});
