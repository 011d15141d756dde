import { resolve } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, inject } from 'vitest';
import { newPerson, pixel } from '../journeys/people.ts';
import { engines, it } from './engines.ts';
import { until, type Visitor } from './visitor.ts';

function pictureFile() {
  mkdirSync('dist/engines', { recursive: true });
  const path = resolve('dist/engines/me.png');
  writeFileSync(path, pixel);
  return path;
}

async function signIn(person: Visitor, { email, password }: { email: string; password: string }) {
  await person.see('heading', 'Welcome Back');
  await person.fill('Email', email);
  await person.fill('Password', password);
  await person.key('Enter');
  await person.see('heading', 'Dashboard');
}

/** On a phone the menu opens first. */
async function openMenu(person: Visitor, isPhone: boolean) {
  if (isPhone) await person.press('button', 'Menu');
}

async function openScreen(person: Visitor, isPhone: boolean, name: string) {
  await openMenu(person, isPhone);
  await person.press('button', name);
}

async function chooseFromUserMenu(person: Visitor, isPhone: boolean, fullName: string, item: string) {
  await openMenu(person, isPhone);
  await person.press('button', new RegExp(fullName));
  await person.press('menuitem', item);
  await person.see('button', 'Get Started');
}

async function openAgent(person: Visitor, isPhone: boolean) {
  if (isPhone) await person.press('button', 'AI Agent');
}

/** A field that grows with its text, an action with the user's yes, and the way back. */
async function talkByText(person: Visitor) {
  await person.press('button', 'Text Chat');
  await person.see('dialog', 'Chat with Your Agent');
  await until('The focus in the field', async () => (await person.focused()) === 'Message');
  const [small] = [await person.see('field', 'Message')];
  await person.type('switch me');
  await person.key('Enter', ['Shift']);
  await person.type('to Enterprise');
  const grown = await person.see('field', 'Message');
  expect(grown.value).toBe('switch me\nto Enterprise');
  expect(grown.height).toBeGreaterThan(small.height);
  await person.key('Enter');
  await person.press('button', /^Subscribe to Enterprise/);
  await person.see('text', /You are on the Enterprise plan now/);
  await person.shoot('chat');
  await person.key('Escape');
  await person.gone('dialog', 'Chat with Your Agent');
}

/** What is typed in a call is answered, where speech cannot be understood. */
async function talkInACall(person: Visitor) {
  await person.press('button', 'Voice Chat');
  await person.see('text', 'Ready to chat');
  await person.press('button', 'Start call');
  await person.press('field', 'Message');
  await person.type('What plan am I on?');
  await person.key('Enter');
  await person.see('text', /Enterprise/);
  await person.shoot('call');
  await person.press('button', 'End call');
  await person.see('text', 'Ready to chat');
  await person.press('button', 'Close');
  await person.gone('dialog', 'Voice Chat');
}

/** The link of a mail, and a new password. */
async function recover(person: Visitor, { email }: { email: string }) {
  await person.press('button', 'Forgot password?');
  await person.see('button', 'Send link');
  await person.fill('Email', email);
  await person.press('button', 'Send link');
  await person.see('text', 'Check your inbox');
  await person.open(`${inject('origin')}/_local/mail`);
  await person.press('link', /^Open the link/);
  await person.fill('New password', 'battery staple');
  await person.press('button', 'Save password');
  await person.see('heading', 'Dashboard');
}

const sizes = [
  { how: 'at a desk, light', width: 1440, height: 900, dark: false },
  { how: 'on a phone, dark', width: 450, height: 844, dark: true },
] as const;

for (const engine of engines)
  for (const { how, ...size } of sizes)
    it.skipIf(!engine.isInstalled)(
      `a customer’s whole path in ${engine.engine}, ${how} [O7]`,
      async ({ visit }) => {
        const person = await visit(engine, size);
        expect(
          await person.evaluate(`[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]`),
        ).toEqual([size.width, size.dark]);
        const isPhone = size.width < 768;
        const ada = newPerson('Ada Lovelace');

        // A menu opens below its button and inside the window.
        const theme = await person.press('button', 'Theme');
        const menu = await person.see('menu', /Theme/);
        expect(menu.y).toBeGreaterThanOrEqual(theme.y + theme.height);
        expect(menu.y - theme.y - theme.height).toBeLessThan(16);
        expect(menu.x).toBeGreaterThanOrEqual(0);
        expect(menu.x + menu.width).toBeLessThanOrEqual(size.width);
        await person.key('Escape');
        await person.gone('menu', /Theme/);
        await person.shoot('landing');

        await person.press('button', 'Get Started');
        await person.see('heading', 'Create Account');
        await person.chooseFile(pictureFile());
        await person.see('text', 'Change picture');
        await person.fill('Full Name', ada.fullName);
        await person.fill('Email', ada.email);
        await person.fill('Password', ada.password);
        await person.press('button', 'Create Account');
        await person.see('heading', 'Welcome Back');
        await signIn(person, ada);
        await person.shoot('dashboard');

        await person.press('button', 'Manage billing');
        // Until the present plan is known, its button says the same as the others.
        await person.see('button', 'Current Plan');
        await person.press('button', 'Subscribe');
        await person.see('text', 'Subscription Updated');
        await person.shoot('billing');
        await openScreen(person, isPhone, 'Payments');
        await person.see('text', '$29.00');

        await openScreen(person, isPhone, 'Account');
        await person.fill('Location', 'London');
        await person.press('button', 'Update Profile');
        await person.see('text', 'Profile Updated');
        await person.shoot('account');

        await openAgent(person, isPhone);
        await talkByText(person);
        await talkInACall(person);
        if (isPhone) await person.press('button', 'Close');
        await chooseFromUserMenu(person, isPhone, ada.fullName, 'Sign Out');

        await person.press('button', 'Sign In');
        await recover(person, ada);
      },
    );
