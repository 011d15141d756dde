import { toasts } from '../../src/services/messages.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { personas } from '../../mocks/personas.ts';
import { openProfile } from './accountScenarios.ts';
import {
  button,
  field,
  fill,
  findOne,
  getEnabled,
  getOne,
  heading,
  press,
  text,
  valueOf,
} from './actions.ts';
import { type AppFixture, toastText } from './appFixture.tsx';
import { network } from '../../mocks/inPageNetwork.ts';
import type { Scenario } from './scenario.ts';
import { eventually } from './time.ts';
import { getButton, refusedOnce, type WriteScenario } from './writeScenario.ts';
import type { Write } from './writes.ts';

const { pro } = personas;
const one = { people: [pro], signedInAs: pro };

/** A card that is still being read when the session ends says that it could not be. */
async function waitForCards() {
  await findOne(text('This device'));
  await findOne(button('Set up an authenticator app'));
  await findOne(button('Download a copy'));
  await eventually(() => {
    if (document.querySelector('[aria-busy="true"]')) throw new Error('A card is still being read.');
  });
}

/** Types into the profile, and ends the session: a dialog asks to sign in again. */
async function openDialog({ services }: AppFixture) {
  await openProfile();
  await waitForCards();
  await fill('Location', 'Lisbon');
  network.use(refusedOnce('put', '/auth/v1/user', 403, 'session_not_found'));
  void services.auth.updateMetadata({ fullName: '', avatarUrl: '' });
  await findOne(heading('Sign in again'));
}

async function openCode(app: AppFixture) {
  await openDialog(app);
  await press('Email me a code');
  await eventually(() => getOne(text(/^We have sent a code to /)), 250);
  await fill('Code from the mail', mailedCode());
}

function expectWorkKept() {
  if (valueOf('Location') !== 'Lisbon') throw new Error('The work behind the dialog is gone.');
}

function expectGoneOn() {
  if (heading('Sign in again').elements().length > 0) throw new Error('The dialog is still there.');
  expectWorkKept();
}

/** The dialog 'Sign in again', for whoever has no password or has forgotten it. */
export const expiredScenarios = {
  signInAgainMail: {
    request: 'recover',
    ...one,
    open: openDialog,
    act: () => press('Email me a code'),
    expectLoading: () => void getOne(button('Sending...')),
    expectKept() {
      getEnabled('Email me a code');
      getOne(field('Code from the mail'));
      expectWorkKept();
    },
    expectSuccess: () => void getOne(text(/^We have sent a code to /)),
  },
  signInAgainCode: {
    request: 'verify-code',
    ...one,
    open: openCode,
    act: () => press('Sign In'),
    expectLoading: () => void getOne(button('Signing In...')),
    expectKept() {
      if (valueOf('Code from the mail') !== mailedCode()) throw new Error('The code is gone.');
      getEnabled('Sign In');
      expectWorkKept();
    },
    expectSuccess: expectGoneOn,
    successToast: toastText(toasts.signedIn),
  },
} satisfies Record<string, Scenario>;

/** The same as writes: however often somebody presses, one request is sent. */
export const expiredWriteScenarios = {
  signInAgainMail: {
    request: 'recover',
    ...one,
    open: openDialog,
    target: getButton('Email me a code'),
    expectDone: () => void getOne(text(/^We have sent a code to /)),
  },
  signInAgainCode: {
    request: 'verify-code',
    ...one,
    open: openCode,
    target: getButton('Sign In'),
    enter: () => getOne(field('Code from the mail')),
    expectDone: expectGoneOn,
  },
} satisfies Partial<Record<Write, WriteScenario>>;
