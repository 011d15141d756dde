import { expect } from 'vitest';
import { endedWhileReading, it, noProfileYet } from '../journeys/visit.ts';
import { listen } from './heard.ts';
import { type Place, walkPath } from './path.ts';
import { treeFaults } from './readingTree.ts';

interface Perceived {
  /** The window's title, once the app's code is here. */
  title?: string;
  /** All that is read by itself, since the place before. */
  heard: string;
  /** Where the focus has come to. */
  focus?: string;
}

const titles = {
  billing: 'Billing & Subscriptions · Parley',
  payments: 'Payments · Parley',
  dashboard: 'Dashboard · Parley',
  signUp: 'Create Account · Parley',
} as const;

/** What somebody perceives on the way to each place. */
const path: Readonly<Record<Place, Perceived>> = {
  landing: { heard: '' },
  'sign-up': { title: titles.signUp, heard: '', focus: 'Create Account h1' },
  'sign-up with errors': {
    title: titles.signUp,
    heard: 'Full Name is required. Email is required. Use at least 6 characters.',
    focus: 'Full Name input',
  },
  'sign-in': {
    title: 'Welcome Back · Parley',
    heard: 'Account created! Welcome to the platform. You can now sign in. Dismiss',
    focus: 'Welcome Back h1',
  },
  dashboard: { title: titles.dashboard, heard: 'Welcome back! You have successfully signed in. Dismiss' },
  billing: { title: titles.billing, heard: '', focus: 'Billing & Subscriptions main' },
  'plan changed': {
    title: titles.billing,
    heard: 'Subscription Updated Successfully subscribed to Pro plan Dismiss',
    focus: 'Pro h3',
  },
  payments: { title: titles.payments, heard: '1 payment. Paid: $29.00', focus: 'Payments main' },
  chat: { title: titles.payments, heard: '', focus: 'Chat with Your Agent dialog, Message textarea' },
  // Not each piece of it while it grows, and once when it is complete.
  'chat answered': {
    title: titles.payments,
    heard:
      'The agent is answering Agent said You are on the Pro show your billing plan (active). Pro costs $29 a month.',
    focus: 'Message textarea',
  },
  voice: { title: titles.payments, heard: '', focus: 'Voice Chat dialog, Start call button' },
  // This browser has no voice, so the answers are read.
  'in a call': {
    title: titles.payments,
    heard:
      'Now is connecting....please wait. Connected Agent Hello! What would you like to know about your account? Agent You are on the Pro plan (active). Pro costs $29 a month.',
    focus: 'Message textarea',
  },
  profile: {
    title: 'Account · Parley',
    heard: 'Ready to chat You ended the call It lasted a while. You can read it again in Text Chat.',
    focus: 'Account main',
  },
  'user menu': {
    title: titles.dashboard,
    heard: 'Profile Updated Your profile has been successfully updated. Dismiss',
    focus: 'Account menu',
  },
};

/** What is read too, or not, depending on how fast the browser and its services answer, and whether it gives the microphone unasked. */
const maybe = [
  /^Your browser will ask for the microphone/,
  // The panel of the agent says so when its conversation has not been read after a second.
  /^Loading your last conversation…$/,
  /^Ask as you would ask a person/,
  /^Waiting for you to allow the microphone$/,
  /^Opening your microphone$/,
  /^Joining the call$/,
  /^Type instead /,
  /^(Very weak|Weak|Fair|Strong|Very strong)\b/,
];

const readOut = (lines: readonly string[]) =>
  lines
    .filter((line) => /^(polite|assertive): /.test(line))
    .map((line) => line.replace(/^\w+: /, '').replaceAll(/\d\d:\d\d/g, 'a while'))
    .filter((line) => !maybe.some((pattern) => pattern.test(line)))
    .join(' ');

it('a screen reader is told by roles, names and live regions what happens, once and in its order [H2]', async ({
  visit,
}) => {
  const page = await visit({ width: 1280, height: 800, expected: [noProfileYet, endedWhileReading] });
  const listener = await listen(page);
  /** The places, by what the navigation has there. */
  const navigations = new Map<string, Place>();
  await walkPath(page, {
    fullName: 'Listening Person',
    async look(place) {
      const { title, heard, focus } = path[place];
      if (title !== undefined) await expect.poll(() => page.title()).toBe(title);
      const lines = await listener();
      // What comes by a request of its own may be read a little later.
      for (let tries = 0; readOut(lines) !== heard && tries < 50; tries += 1) {
        await page.waitForTimeout(100);
        lines.push(...(await listener()));
      }
      expect.soft(readOut(lines), `read on the way to '${place}'`).toBe(heard);
      if (focus !== undefined)
        expect
          .soft(
            lines.findLast((line) => line.startsWith('focus: ')),
            `the focus at '${place}'`,
          )
          .toBe(`focus: ${focus}`);
      expect.soft(await treeFaults(page), `the tree at '${place}'`).toEqual([]);
      const navigation = await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button')
        .allTextContents();
      if (navigation.length > 0) navigations.set(navigation.join(), place);
    },
  });
  expect([...navigations.keys()], 'one navigation on every screen').toHaveLength(1);
  expect(readOut(await listener())).toBe('Signed out You have been signed out successfully. Dismiss');
});
