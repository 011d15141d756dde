import { toasts } from '../../src/services/messages.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { factorCode } from '../../mocks/handlers/factors.ts';
import { personas, withFactor } from '../../mocks/personas.ts';
import {
  button,
  getEnabled,
  field,
  fill,
  heading,
  getOne,
  pickPicture,
  press,
  findOne,
  text,
  valueOf,
} from './actions.ts';
import { eventually } from './time.ts';
import { dialog } from './agentScenarios.ts';
import type { Scenario } from './scenario.ts';
import { toastText } from './appFixture.tsx';

const { pro } = personas;
const grace = { name: 'Grace Hopper', email: 'grace@example.com', password: 'correct-horse' };

function expectValue(label: string, value: string) {
  if (valueOf(label) !== value)
    throw new Error(`What was typed into '${label}' is '${valueOf(label)}' now, not '${value}'.`);
}

const signUp: Scenario = {
  request: 'signup',
  people: [pro],
  async open() {
    await press('Get Started');
    await findOne(heading('Create Account'));
    await fill('Full Name', grace.name);
    await fill('Email', grace.email);
    await fill('Password', grace.password);
  },
  act: () => press('Create Account'),
  expectLoading: () => void getOne(button('Creating Account...')),
  expectKept() {
    expectValue('Full Name', grace.name);
    expectValue('Email', grace.email);
    expectValue('Password', grace.password);
    getEnabled('Create Account');
  },
  expectSuccess() {
    getOne(heading('Welcome Back'));
    expectValue('Email', grace.email);
  },
  successToast: toastText(toasts.accountCreated),
};

/** Opens the profile form and waits for the stored values. */
export async function openProfile() {
  await press('Edit');
  await findOne(field('Location'));
}

/** Types a new password, up to the proof of who it is. */
export async function openPasswordProof() {
  await fill('New password', 'battery-staple');
  await press('Change password');
  await findOne(heading('Confirm that it is you'));
  await fill(dialog('Confirm that it is you').getByLabelText('Password', { exact: true }), pro.password);
}

const edit: Omit<Scenario, 'request'> = {
  people: [pro],
  signedInAs: pro,
  async open() {
    await openProfile();
    await fill('Location', 'Lisbon');
    await fill('Description', 'Talks to engines.');
  },
  act: () => press('Update Profile'),
  expectLoading: () => void getOne(button('Updating...')),
  expectKept() {
    expectValue('Location', 'Lisbon');
    expectValue('Description', 'Talks to engines.');
    getEnabled('Update Profile');
  },
  expectSuccess: () => void getOne(heading('Dashboard')),
  successToast: toastText(toasts.profileUpdated),
};

export const accountScenarios = {
  token: {
    request: 'token-password',
    people: [pro],
    async open() {
      await press('Sign In');
      await findOne(heading('Welcome Back'));
      await fill('Email', pro.email);
      await fill('Password', pro.password);
    },
    act: () => press('Sign In'),
    expectLoading: () => void getOne(button('Signing In...')),
    expectKept() {
      expectValue('Email', pro.email);
      expectValue('Password', pro.password);
      getEnabled('Sign In');
    },
    expectSuccess: () => void getOne(heading('Dashboard')),
    successToast: toastText(toasts.signedIn),
  },

  factor: {
    request: 'factor-verify',
    people: [withFactor(pro)],
    signedInAs: withFactor(pro),
    async open() {
      await findOne(heading('Enter your code'));
      await fill('Six-digit code', factorCode());
    },
    act: () => press('Continue'),
    expectLoading: () => void getOne(button('Checking...')),
    expectKept() {
      expectValue('Six-digit code', factorCode());
      getEnabled('Continue');
    },
    expectSuccess: () => void getOne(heading('Dashboard')),
    successToast: toastText(toasts.signedIn),
  },

  mailedCode: {
    request: 'verify-code',
    people: [pro],
    async open() {
      await press('Sign In');
      await press('Forgot password?');
      await findOne(heading('Reset your password'));
      await fill('Email', pro.email);
      await press('Send link');
      await eventually(() => getOne(field('Code from the mail')), 250);
      await fill('Code from the mail', mailedCode());
    },
    act: () => press('Continue'),
    expectLoading: () => void getOne(button('Checking...')),
    expectKept() {
      expectValue('Code from the mail', mailedCode());
      getEnabled('Continue');
    },
    expectSuccess: () => void getOne(heading('Set your password')),
  },

  signup: signUp,
  picture: {
    ...signUp,
    request: 'upload',
    async open(app) {
      await signUp.open(app);
      await pickPicture();
    },
  },

  logout: {
    request: 'logout',
    people: [pro],
    signedInAs: pro,
    async open() {
      await openProfile();
      await fill('Location', 'Lisbon');
    },
    act: () => press('Sign out everywhere'),
    // Signing out shows no loading state: the screen stays until it is over.
    expectLoading: () => void getOne(heading('Edit Profile')),
    expectKept() {
      expectValue('Location', 'Lisbon');
      getEnabled('Sign out everywhere');
    },
    expectSuccess: () => void getOne(button('Get Started')),
    successToast: toastText(toasts.signedOut),
  },

  passwordCode: {
    request: 'reauthenticate',
    people: [pro],
    signedInAs: pro,
    hasOldSessions: true,
    alertSaysMore: true,
    async open() {
      await openProfile();
      await openPasswordProof();
    },
    act: () => press('Continue'),
    expectLoading: () => void getOne(button('Changing...')),
    expectKept() {
      expectValue('New password', 'battery-staple');
      getEnabled('Send a new code');
      getEnabled('Change password');
    },
    expectSuccess: () => void getOne(text(/We have sent a code to /)),
  },
  user: { ...edit, request: 'user-update' },
  save: { ...edit, request: 'profiles-update' },
  upload: {
    ...edit,
    request: 'upload',
    async open(app) {
      await edit.open(app);
      await pickPicture();
    },
  },
} satisfies Record<string, Scenario>;
