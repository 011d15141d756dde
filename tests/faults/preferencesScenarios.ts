import { page } from 'vitest/browser';
import { personas } from '../../mocks/personas.ts';
import { preferences } from '../../src/screens/shell/preferences/preferences.ts';
import { openProfile } from './accountScenarios.ts';
import { button, field, findOne, getEnabled, getOne, heading, text, valueOf } from './actions.ts';
import type { Scenario } from './scenario.ts';
import { getButton, refusedOnce, slowAfter, type WriteScenario } from './writeScenario.ts';
import type { Write } from './writes.ts';

const { pro } = personas;

async function openPreferences() {
  await openProfile();
  await findOne(field('Clock'));
}

/** Chooses as a user does in the list. */
async function choose(label: string, value: string) {
  // The menus of the language have the same name.
  const list = (await findOne(page.getByRole('combobox', { name: label, exact: true }))) as HTMLSelectElement;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses a clock of 24 hours. */
const chooseClock = () => choose('Clock', 'h23');

function expectChosen() {
  if (valueOf('Clock') !== 'h23') throw new Error('The choice is gone.');
}

/** The browser asks for the account's preferences when it is idle, which is before the card is opened. */
function expectDevices() {
  getOne(heading('Preferences'));
  if (text('How you read dates, times and amounts on this device.').elements().length === 0)
    getEnabled('Try again');
}

export const preferencesScenarios = {
  preferencesRead: {
    request: 'preferences-read',
    people: [pro],
    signedInAs: pro,
    open: async () => undefined,
    act: openPreferences,
    // A read is tried again for seven seconds.
    stepMs: 250,
    expectLoading: () => void getOne(heading('Preferences')),
    expectKept: expectDevices,
    expectSuccess() {
      getOne(heading('Preferences'));
      if (button('Try again').elements().length > 0) throw new Error('It was not read.');
    },
  },
  preferencesSave: {
    request: 'preferences-save',
    people: [pro],
    signedInAs: pro,
    open: openPreferences,
    act: chooseClock,
    expectLoading() {
      expectChosen();
      getOne(text('Saving...'));
    },
    alertSaysMore: true,
    expectKept() {
      expectChosen();
      getEnabled('Try again');
    },
    expectSuccess() {
      expectChosen();
      getOne(text('Saved to your account.'));
    },
  },
  languageSave: {
    request: 'preferences-save',
    people: [pro],
    signedInAs: pro,
    async open() {
      // The list has the language of the page too, so there is a choice whatever is offered.
      document.documentElement.lang = 'de';
      await openPreferences();
    },
    act: () => choose('Language', 'de'),
    expectLoading: () => void getOne(text('Saving...')),
    alertSaysMore: true,
    expectKept() {
      if (preferences.get()?.unsaved.language !== 'de') throw new Error('The choice is gone.');
      getEnabled('Try again');
    },
    expectSuccess() {
      if (preferences.get()?.shown.language !== 'de') throw new Error('The choice is gone.');
      getOne(text('Saved to your account.'));
    },
  },
} satisfies Record<string, Scenario>;

export const preferencesWriteScenarios = {
  preferences: {
    request: 'preferences-save',
    ...slowAfter('preferences-save', refusedOnce('post', '/rest/v1/preferences', 400)),
    async open() {
      await openPreferences();
      await chooseClock();
      await findOne(button('Try again'));
    },
    target: getButton('Try again'),
    expectDone: () => void getOne(text('Saved to your account.')),
  },
} satisfies Partial<Record<Write, WriteScenario>>;
