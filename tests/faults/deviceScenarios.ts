import { personas } from '../../mocks/personas.ts';
import { openProfile } from './accountScenarios.ts';
import { button, findOne, getEnabled, getOne, heading, press } from './actions.ts';
import type { AppFixture } from './appFixture.tsx';
import type { Scenario } from './scenario.ts';
import { getButton, type WriteScenario } from './writeScenario.ts';
import type { Write } from './writes.ts';

const { pro } = personas;

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const computer = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const endPhone = 'Sign out Safari on iPhone';
const endAll = 'Sign out all other devices';

/** Signs the user in on two other devices, and opens the account. */
async function openDevices({ state }: AppFixture) {
  for (const userAgent of [phone, computer])
    state.addDevice(pro.id, { userAgent, address: '198.51.100.24', lastUsedAt: new Date().toISOString() });
  await openProfile();
}

const open = (label: string, confirm: string) => async (app: AppFixture) => {
  await openDevices(app);
  await press(label);
  await findOne(button(confirm));
};

function expectGone(label: string) {
  if (button(label).elements().length > 0) throw new Error(`'${label}' is still there.`);
}
const expectPhoneGone = () => {
  expectGone(endPhone);
  expectGone('Sign out device');
  getOne(button('Sign out Firefox on Linux'));
};
const expectAllGone = () => {
  expectGone(endAll);
  expectGone(endPhone);
  expectGone('Sign out other devices');
};

const openOne = open(endPhone, 'Sign out device');
const openAll = open(endAll, 'Sign out other devices');

export const deviceScenarios = {
  devicesList: {
    request: 'sessions-list',
    people: [pro],
    signedInAs: pro,
    open: async () => undefined,
    act: openDevices,
    expectLoading: () => void getOne(heading('Devices')),
    // Without the function there is neither a card nor a button.
    expectKept: () => void (heading('Devices').elements().length > 0 && getEnabled('Retry')),
    expectSuccess: () => void getOne(button(endPhone)),
  },
  deviceEnd: {
    request: 'session-end',
    people: [pro],
    signedInAs: pro,
    open: openOne,
    act: () => press('Sign out device'),
    expectLoading: () => void getOne(heading('Sign out another device?')),
    alertText: 'The device could not be signed out. Please try again.',
    expectKept: () => void getEnabled('Sign out device'),
    expectSuccess: expectPhoneGone,
  },
  devicesEnd: {
    request: 'sessions-end-others',
    people: [pro],
    signedInAs: pro,
    open: openAll,
    act: () => press('Sign out other devices'),
    expectLoading: () => void getOne(heading('Sign out all other devices?')),
    alertText: 'The devices could not be signed out. Please try again.',
    expectKept: () => void getEnabled('Sign out other devices'),
    expectSuccess: expectAllGone,
  },
} satisfies Record<string, Scenario>;

/** The same as writes: however often somebody presses, one request is sent. */
export const deviceWriteScenarios = {
  deviceEnd: {
    request: 'session-end',
    open: openOne,
    target: getButton('Sign out device'),
    expectDone: expectPhoneGone,
  },
  devicesEnd: {
    request: 'sessions-end-others',
    open: openAll,
    target: getButton('Sign out other devices'),
    expectDone: expectAllGone,
  },
} satisfies Partial<Record<Write, WriteScenario>>;
