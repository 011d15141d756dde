import type { Page } from 'playwright';
import { expect } from 'vitest';
import { ask, press } from './actions.ts';
import { chooseFromUserMenu, newPerson, pixel, signIn, signOut, signUp } from './people.ts';
import { collectViolations } from './violations.ts';
import { endedWhileReading, it, noProfileYet } from './visit.ts';

const picture = { name: 'me.png', mimeType: 'image/png', buffer: pixel };

async function pick(page: Page, button: 'Choose picture' | 'Change picture') {
  const choosing = page.waitForEvent('filechooser');
  await page.getByText(button).click();
  await (await choosing).setFiles(picture);
}

async function dialogs(page: Page) {
  await press(page, 'Text Chat');
  const chat = await ask(page, 'What can you do?');
  await chat.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  await ask(page, 'Change my location to Lisbon');
  await chat.getByRole('button', { name: 'Not now' }).click();
  await chat.getByRole('button', { name: 'Conversation options' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download conversation' }).click();
  await saved;
  await chat.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: 'Clear conversation' }).click();
  await press(page, 'Keep it');
  await page.getByRole('dialog', { name: 'Clear this conversation?' }).waitFor({ state: 'hidden' });
  await chat.getByRole('button', { name: 'Close' }).click();

  await press(page, 'Voice Chat');
  const voice = page.getByRole('dialog', { name: 'Voice Chat' });
  await voice.getByRole('button', { name: 'Start call' }).click();
  await expect.poll(() => voice.getByRole('timer').textContent()).toMatch(/^00:0[1-9]$/);
  await voice.getByRole('button', { name: 'Sound settings' }).click();
  await voice.getByRole('button', { name: 'End call' }).click();
  await voice.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /555/ }).click();
  const phone = page.getByRole('dialog', { name: 'My Agent' });
  await phone.waitFor();
  await page.keyboard.press('Escape');
  await phone.waitFor({ state: 'hidden' });
}

it('every screen and dialog keeps the page’s policy, and writes no script as a text [P1]', async ({
  visit,
}) => {
  const page = await visit({ expected: [noProfileYet, endedWhileReading] });
  const violations = await collectViolations(page);
  const ada = newPerson('Ada Lovelace');

  await press(page, 'Theme');
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await press(page, 'Get Started');
  await pick(page, 'Choose picture');
  await page.getByText('Change picture').waitFor();
  await press(page, 'Back');
  await signUp(page, ada);
  await signIn(page, ada);
  await page.getByText('No payment history yet').waitFor();
  await press(page, 'Manage billing');
  const pro = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pro' }) });
  await pro.getByRole('button', { name: 'Subscribe' }).click();
  await pro.getByRole('button', { name: 'Current Plan' }).waitFor();
  await chooseFromUserMenu(page, ada.fullName, 'Edit Profile');
  // The picture that was chosen for the sign-up is shown already.
  await pick(page, 'Change picture');
  await press(page, 'Update Profile');
  await page.getByText('Profile Updated').waitFor();
  await dialogs(page);
  await signOut(page, ada);

  await press(page, 'Sign In');
  await press(page, 'Forgot password?');
  await page.getByRole('button', { name: 'Send link' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(ada.email);
  await press(page, 'Send link');
  await page.getByText('Check your inbox').waitFor();
  await page.goto('/_local/mail');
  const mail = page.getByRole('listitem').filter({ hasText: ada.email }).first();
  await mail.getByRole('link', { name: /^Open the link/ }).click();
  await page.getByLabel('New password', { exact: true }).waitFor();
  expect(await page.evaluate(() => location.hash)).toBe('');
  // Only a new page reads its address, so the browser leaves this one first.
  await page.goto('about:blank');
  await page.goto(
    '/#error=access_denied&error_code=otp_expired&error_description=%3Cscript%3Eran()%3C/script%3E',
  );
  await page.waitForFunction(() => location.hash === '');

  expect(violations).toEqual([]);
});

it('what breaks the policy is refused, and the journey above would notice [P1]', async ({ visit }) => {
  // Older browsers refuse the last line because it is a text, and do not report its handler.
  const page = await visit({
    inNewestBrowser: true,
    expected: [/Content Security Policy|violates|attack\.test/],
  });
  const violations = await collectViolations(page);
  await page.evaluate(() => {
    const add = (name: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      element.append(text);
      document.body.append(element);
    };
    add('script', {}, 'globalThis.ran = true');
    add('script', { src: 'https://attack.test/a.js' });
    add('img', { src: 'https://attack.test/a.png' });
    add('iframe', { src: 'https://attack.test/' });
    add('object', { data: 'https://attack.test/a.svg' });
    add('link', { rel: 'stylesheet', href: 'https://attack.test/a.css' });
    add('base', { href: 'https://attack.test/' });
    void fetch('https://attack.test/').catch(() => undefined);
    document.body.append(new Range().createContextualFragment('<p onclick="ran()"></p>'));
  });
  const directives = () => new Set(violations.map(({ directive }) => directive));
  await expect
    .poll(directives)
    .toEqual(
      new Set([
        'script-src-elem',
        'img-src',
        'frame-src',
        'object-src',
        'style-src-elem',
        'base-uri',
        'connect-src',
        'script-src-attr',
        'require-trusted-types-for',
      ]),
    );
  expect(await page.evaluate(() => Reflect.has(globalThis, 'ran'))).toBe(false);
});
