import { toasts } from '../../src/services/messages.ts';
import { personas } from '../../mocks/personas.ts';
import {
  button,
  enabled,
  field,
  fill,
  heading,
  one,
  pickPicture,
  press,
  seen,
  text,
  valueOf,
} from './actions.ts';
import type { Scene } from './scene.ts';
import { shown } from './stage.tsx';

const { pro } = personas;
const grace = { name: 'Grace Hopper', email: 'grace@example.com', password: 'correct-horse' };

function same(label: string, value: string) {
  if (valueOf(label) !== value)
    throw new Error(`What was typed into '${label}' is '${valueOf(label)}' now, not '${value}'.`);
}

const signUp: Scene = {
  call: 'signup',
  people: [pro],
  async open() {
    await press('Get Started');
    await seen(heading('Create Account'));
    await fill('Full Name', grace.name);
    await fill('Email', grace.email);
    await fill('Password', grace.password);
  },
  act: () => press('Create Account'),
  busy: () => void one(button('Creating Account...')),
  kept() {
    same('Full Name', grace.name);
    same('Email', grace.email);
    same('Password', grace.password);
    enabled('Create Account');
  },
  succeeded() {
    one(heading('Welcome Back'));
    same('Email', grace.email);
  },
  success: shown(toasts.accountCreated),
};

/** Up to the form that shows what is stored. */
export async function openProfile() {
  await press('Edit');
  await seen(field('Location'));
}

const edit: Omit<Scene, 'call'> = {
  people: [pro],
  signedInAs: pro,
  async open() {
    await openProfile();
    await fill('Location', 'Lisbon');
    await fill('Description', 'Talks to engines.');
  },
  act: () => press('Update Profile'),
  busy: () => void one(button('Updating...')),
  kept() {
    same('Location', 'Lisbon');
    same('Description', 'Talks to engines.');
    enabled('Update Profile');
  },
  succeeded: () => void one(heading('Dashboard')),
  success: shown(toasts.profileUpdated),
};

export const accountScenes = {
  token: {
    call: 'token-password',
    people: [pro],
    async open() {
      await press('Sign In');
      await seen(heading('Welcome Back'));
      await fill('Email', pro.email);
      await fill('Password', pro.password);
    },
    act: () => press('Sign In'),
    busy: () => void one(button('Signing In...')),
    kept() {
      same('Email', pro.email);
      same('Password', pro.password);
      enabled('Sign In');
    },
    succeeded: () => void one(heading('Dashboard')),
    success: shown(toasts.signedIn),
  },

  signup: signUp,
  picture: {
    ...signUp,
    call: 'upload',
    async open(stage) {
      await signUp.open(stage);
      await pickPicture();
    },
  },

  logout: {
    call: 'logout',
    people: [pro],
    signedInAs: pro,
    async open() {
      await openProfile();
      await fill('Location', 'Lisbon');
    },
    act: () => press('Sign out everywhere'),
    // Leaving has no sign of its own: the screen goes when it is over.
    busy: () => void one(heading('Edit Profile')),
    kept() {
      same('Location', 'Lisbon');
      enabled('Sign out everywhere');
    },
    succeeded: () => void one(button('Get Started')),
    success: shown(toasts.signedOut),
  },

  passwordCode: {
    call: 'reauthenticate',
    people: [pro],
    signedInAs: pro,
    oldSessions: true,
    boxSaysMore: true,
    async open() {
      await openProfile();
      await fill('New password', 'battery-staple');
    },
    act: () => press('Change password'),
    busy: () => void one(button('Changing...')),
    kept() {
      same('New password', 'battery-staple');
      enabled('Send a new code');
      enabled('Change password');
    },
    succeeded: () => void one(text(/We have sent a code to /)),
  },
  user: { ...edit, call: 'user-update' },
  save: { ...edit, call: 'profiles-update' },
  upload: {
    ...edit,
    call: 'upload',
    async open(stage) {
      await edit.open(stage);
      await pickPicture();
    },
  },
} satisfies Record<string, Scene>;
