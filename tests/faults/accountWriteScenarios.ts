import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { fault } from '../../mocks/handlers/faults.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { storyLinkCode } from '../../mocks/handlers/mailedLinks.ts';
import { type Persona, personas } from '../../mocks/personas.ts';
import { accountScenarios, openPasswordProof, openProfile } from './accountScenarios.ts';
import { dialog } from './agentScenarios.ts';
import { button, fill, heading, getOne, pickPicture, press, findOne, text } from './actions.ts';
import { dataScenarios } from './dataScenarios.ts';
import type { AppFixture } from './appFixture.tsx';
import { eventually, advanceTime } from './time.ts';
import {
  getButton,
  expectLanding,
  expectDashboard,
  refusedOnce,
  slowAfter,
  expectToast,
  type WriteScenario,
} from './writeScenario.ts';
import type { Write } from './writes.ts';

const { pro, free } = personas;
const visitor = { signedInAs: undefined };

/** What the card says. The list of recent activity says it with the same words. */
const passwordChanged = page.getByRole('status').filter({ hasText: 'Password changed' });

/** Opens the field for the code after one was sent. */
async function askForCode() {
  await accountScenarios.passwordCode.open();
  await press('Continue');
  await eventually(() => getOne(text(/We have sent a code to /)), 250);
}

/** Puts the address of a mail's link into the page. */
function openRecoveryLink(person: Persona) {
  const link = { from: 'recovery', code: storyLinkCode(person) };
  history.replaceState(null, '', `#${String(new URLSearchParams(link))}`);
}

const starts = new WeakMap<AppFixture, { mock: { calls: unknown[] } }>();

export const accountWriteScenarios = {
  signIn: {
    request: 'token-password',
    ...visitor,
    open: () => accountScenarios.token.open(),
    target: getButton('Sign In'),
    expectDone: expectDashboard,
  },
  signInAgain: {
    request: 'token-password',
    ...slowAfter('token-password', refusedOnce('put', '/auth/v1/user', 403, 'session_not_found')),
    async open() {
      await openProfile();
      await fill('Location', 'Lisbon');
      await press('Update Profile');
      await findOne(heading('Sign in again'));
      await fill(dialog('Sign in again').getByLabelText('Password', { exact: true }), pro.password);
    },
    target: getButton('Sign In'),
    expectDone: expectDashboard,
  },
  signUp: {
    request: 'signup',
    ...visitor,
    open: (app) => accountScenarios.signup.open(app),
    target: getButton('Create Account'),
    expectDone: () => void getOne(heading('Welcome Back')),
  },
  signUpPicture: {
    request: 'upload',
    ...visitor,
    open: (app) => accountScenarios.picture.open(app),
    target: getButton('Create Account'),
    expectDone: () => void getOne(heading('Welcome Back')),
  },
  resetPassword: {
    request: 'user-update',
    ...visitor,
    prepare: () => openRecoveryLink(pro),
    async open() {
      await findOne(heading('Set your password'));
      await fill('New password', 'battery-staple');
    },
    target: getButton('Save password'),
    expectDone: expectDashboard,
  },
  switchAccount: {
    request: 'user-get',
    prepare: () => openRecoveryLink(free),
    open: () => findOne(dialog('Switch to another account?')),
    target: getButton('Switch account'),
    expectDone: () => void getOne(heading('Set your password')),
  },
  changePassword: {
    request: 'user-update',
    async open() {
      await openProfile();
      await openPasswordProof();
    },
    target: getButton('Continue'),
    expectDone: () => void getOne(passwordChanged),
  },
  passwordCode: {
    request: 'reauthenticate',
    hasOldSessions: true,
    open: () => accountScenarios.passwordCode.open(),
    target: getButton('Continue'),
    expectDone: () => void getOne(text(/We have sent a code to /)),
  },
  resendPasswordCode: {
    request: 'reauthenticate',
    hasOldSessions: true,
    async open() {
      await askForCode();
      await advanceTime(60_000);
      await findOne(button('Send a new code'));
    },
    target: getButton('Send a new code'),
    expectDone: () => void getOne(text('Enter the new code')),
  },
  passwordWithCode: {
    request: 'user-update',
    hasOldSessions: true,
    async open() {
      await askForCode();
      await fill('Code from the mail', mailedCode());
    },
    target: getButton('Change password'),
    expectDone: () => void getOne(passwordChanged),
  },
  profile: {
    request: 'profiles-update',
    open: (app) => accountScenarios.save.open(app),
    target: getButton('Update Profile'),
    expectDone: expectDashboard,
  },
  profilePicture: {
    request: 'upload',
    async open(app) {
      await accountScenarios.save.open(app);
      await pickPicture();
    },
    target: getButton('Update Profile'),
    expectDone: expectDashboard,
  },
  subscribe: {
    request: 'set-plan',
    signedInAs: free,
    async open() {
      await dataScenarios.plan.open();
      await findOne(button('Current Plan'));
    },
    target: () => button('Subscribe').elements()[0] as HTMLElement,
    expectDone: expectToast,
  },
  paymentMethod: {
    request: 'billing-update',
    open: () => dataScenarios.method.open(),
    target: () => getOne(page.getByRole('radio', { name: 'PayPal', exact: true })),
    expectDone: () => dataScenarios.method.expectSuccess(),
  },
  signOut: {
    request: 'logout',
    async open() {
      await press(/Ada Lovelace/);
      await findOne(page.getByRole('menuitem', { name: 'Sign Out', exact: true }));
    },
    target: () => getOne(page.getByRole('menuitem', { name: 'Sign Out', exact: true })),
    expectDone: expectLanding,
  },
  signOutHere: {
    request: 'logout',
    open: openProfile,
    target: getButton('Sign out on this device'),
    expectDone: expectLanding,
  },
  signOutEverywhere: {
    request: 'logout',
    open: openProfile,
    target: getButton('Sign out everywhere'),
    expectDone: expectLanding,
  },
  cardRetry: {
    request: 'profiles-read',
    ...slowAfter('profiles-read', refusedOnce('get', '/rest/v1/profiles', 404)),
    open: () => findOne(button('Retry')),
    target: getButton('Retry'),
    expectDone: () => {
      if (button('Retry').elements().length > 0) throw new Error('It has not loaded.');
    },
  },
  sessionRetry: {
    request: 'token-refresh',
    expiresIn: -60,
    faults: [fault('token-refresh', 'net')],
    // One press may send more than one request, because a lost one is retried.
    count: (app) => starts.get(app)?.mock.calls.length ?? 0,
    async open(app) {
      await eventually(() => getOne(text(/You are still signed in\./)), 250);
      starts.set(app, vi.spyOn(app.services.auth, 'restoreSession'));
    },
    target: getButton('Try again'),
    expectDone: () => void getOne(button('Try again')),
  },
} satisfies Partial<Record<Write, WriteScenario>>;
