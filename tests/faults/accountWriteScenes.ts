import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { fault } from '../../mocks/handlers/faults.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { storedSession } from '../../mocks/handlers/backendState.ts';
import { type Persona, personas } from '../../mocks/personas.ts';
import { accountScenes, openProfile } from './accountScenes.ts';
import { dialog } from './agentScenes.ts';
import { button, fill, heading, one, pickPicture, press, seen, text } from './actions.ts';
import { rowScenes } from './rowScenes.ts';
import type { Stage } from './stage.tsx';
import { eventually, pass } from './time.ts';
import {
  buttonNamed,
  landed,
  onDashboard,
  refusedOnce,
  slowly,
  toldSomething,
  type WriteScene,
} from './writeScene.ts';
import type { Write } from './writes.ts';

const { pro, free } = personas;
const visitor = { signedInAs: undefined };
const sentAgainIn = /^Send again in \d+ s$/;

async function openRecovery() {
  await press('Sign In');
  await press('Forgot password?');
  await seen(heading('Reset your password'));
  await fill('Email', pro.email);
}

/** Up to the field for a code that has been sent. */
async function askForCode() {
  await accountScenes.passwordCode.open();
  await press('Change password');
  await eventually(() => one(text(/We have sent a code to /)), 250);
}

/** As the address of the page that the link in a mail opens. */
function openRecoveryLink(person: Persona) {
  const { access_token, refresh_token } = storedSession(person);
  const link = { access_token, refresh_token, token_type: 'bearer', expires_in: '3600', type: 'recovery' };
  history.replaceState(null, '', `#${String(new URLSearchParams(link))}`);
}

const starts = new WeakMap<Stage, { mock: { calls: unknown[] } }>();

export const accountWriteScenes = {
  signIn: {
    call: 'token-password',
    ...visitor,
    open: () => accountScenes.token.open(),
    target: buttonNamed('Sign In'),
    done: onDashboard,
  },
  signInAgain: {
    call: 'token-password',
    ...slowly('token-password', refusedOnce('put', '/auth/v1/user', 403, 'session_not_found')),
    async open() {
      await openProfile();
      await fill('Location', 'Lisbon');
      await press('Update Profile');
      await seen(heading('Sign in again'));
      await fill(dialog('Sign in again').getByLabelText('Password', { exact: true }), pro.password);
    },
    target: buttonNamed('Sign In'),
    done: onDashboard,
  },
  signUp: {
    call: 'signup',
    ...visitor,
    open: (on) => accountScenes.signup.open(on),
    target: buttonNamed('Create Account'),
    done: () => void one(heading('Welcome Back')),
  },
  signUpPicture: {
    call: 'upload',
    ...visitor,
    open: (on) => accountScenes.picture.open(on),
    target: buttonNamed('Create Account'),
    done: () => void one(heading('Welcome Back')),
  },
  recover: {
    call: 'recover',
    ...visitor,
    open: openRecovery,
    target: buttonNamed('Send link'),
    done: () => void one(button(sentAgainIn)),
  },
  resendRecovery: {
    call: 'recover',
    ...visitor,
    async open() {
      await openRecovery();
      await press('Send link');
      await eventually(() => one(button(sentAgainIn)), 250);
      await pass(60_000);
      await seen(button('Send again'));
    },
    target: buttonNamed('Send again'),
    done: () => void one(button(sentAgainIn)),
  },
  resendConfirmation: {
    call: 'resend',
    ...visitor,
    ...slowly('resend', fault('token-password', 400, { code: 'email_not_confirmed' })),
    async open() {
      await accountScenes.token.open();
      await press('Sign In');
      await seen(heading('Check your inbox'));
      await pass(60_000);
      await seen(button('Send again'));
    },
    target: buttonNamed('Send again'),
    done: () => void one(button(sentAgainIn)),
  },
  resetPassword: {
    call: 'user-update',
    ...visitor,
    prepare: () => openRecoveryLink(pro),
    async open() {
      await seen(heading('Set your password'));
      await fill('New password', 'battery-staple');
    },
    target: buttonNamed('Save password'),
    done: onDashboard,
  },
  switchAccount: {
    call: 'user-get',
    prepare: () => openRecoveryLink(free),
    open: () => seen(dialog('Switch to another account?')),
    target: buttonNamed('Switch account'),
    done: () => void one(heading('Set your password')),
  },
  changePassword: {
    call: 'user-update',
    async open() {
      await openProfile();
      await fill('New password', 'battery-staple');
    },
    target: buttonNamed('Change password'),
    done: () => void one(text('Password changed')),
  },
  passwordCode: {
    call: 'reauthenticate',
    oldSessions: true,
    open: () => accountScenes.passwordCode.open(),
    target: buttonNamed('Change password'),
    done: () => void one(text(/We have sent a code to /)),
  },
  resendPasswordCode: {
    call: 'reauthenticate',
    oldSessions: true,
    async open() {
      await askForCode();
      await pass(60_000);
      await seen(button('Send a new code'));
    },
    target: buttonNamed('Send a new code'),
    done: () => void one(text('Enter the new code')),
  },
  passwordWithCode: {
    call: 'user-update',
    oldSessions: true,
    async open() {
      await askForCode();
      await fill('Code from the mail', mailedCode());
    },
    target: buttonNamed('Change password'),
    done: () => void one(text('Password changed')),
  },
  profile: {
    call: 'profiles-update',
    open: (on) => accountScenes.save.open(on),
    target: buttonNamed('Update Profile'),
    done: onDashboard,
  },
  profilePicture: {
    call: 'upload',
    async open(on) {
      await accountScenes.save.open(on);
      await pickPicture();
    },
    target: buttonNamed('Update Profile'),
    done: onDashboard,
  },
  subscribe: {
    call: 'set-plan',
    signedInAs: free,
    async open() {
      await rowScenes.plan.open();
      await seen(button('Current Plan'));
    },
    target: () => button('Subscribe').elements()[0] as HTMLElement,
    done: toldSomething,
  },
  paymentMethod: {
    call: 'billing-update',
    open: () => rowScenes.method.open(),
    target: () => one(page.getByRole('radio', { name: 'PayPal', exact: true })),
    done: () => rowScenes.method.succeeded(),
  },
  signOut: {
    call: 'logout',
    async open() {
      await press(/Ada Lovelace/);
      await seen(page.getByRole('menuitem', { name: 'Sign Out', exact: true }));
    },
    target: () => one(page.getByRole('menuitem', { name: 'Sign Out', exact: true })),
    done: landed,
  },
  signOutHere: {
    call: 'logout',
    open: openProfile,
    target: buttonNamed('Sign out on this device'),
    done: landed,
  },
  signOutEverywhere: {
    call: 'logout',
    open: openProfile,
    target: buttonNamed('Sign out everywhere'),
    done: landed,
  },
  cardRetry: {
    call: 'profiles-read',
    ...slowly('profiles-read', refusedOnce('get', '/rest/v1/profiles', 404)),
    open: () => seen(button('Retry')),
    target: buttonNamed('Retry'),
    done: () => {
      if (button('Retry').elements().length > 0) throw new Error('It has not loaded.');
    },
  },
  sessionRetry: {
    call: 'token-refresh',
    expiresIn: -60,
    faults: [fault('token-refresh', 'net')],
    // One of them may send more than one request: a lost one is sent again.
    count: (on) => starts.get(on)?.mock.calls.length ?? 0,
    async open(on) {
      await eventually(() => one(text(/You are still signed in\./)), 250);
      starts.set(on, vi.spyOn(on.services.auth, 'start'));
    },
    target: buttonNamed('Try again'),
    done: () => void one(button('Try again')),
  },
} satisfies Partial<Record<Write, WriteScene>>;
