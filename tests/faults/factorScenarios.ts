import { factorCode } from '../../mocks/handlers/factors.ts';
import { personas, withVerifiedFactor } from '../../mocks/personas.ts';
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
import { dialog } from './agentScenarios.ts';
import type { Scenario } from './scenario.ts';
import { getButton, type WriteScenario } from './writeScenario.ts';
import type { Write } from './writes.ts';

const { pro } = personas;
const guarded = withVerifiedFactor(pro);

const proof = () => dialog('Confirm that it is you');
const password = () => proof().getByLabelText('Password', { exact: true });
const enterPassword = async () => fill(password(), pro.password);

async function openProof() {
  await openProfile();
  await press('Set up an authenticator app');
  await findOne(heading('Confirm that it is you'));
  await enterPassword();
}

async function openName() {
  await openProof();
  await press('Continue');
  await findOne(field('Name of the device'));
}

async function openQrCode() {
  await openName();
  await press('Continue');
  await findOne(heading('Scan this code'));
  await fill('Six-digit code', factorCode());
}

/** Answers the question whether to remove the factor, up to the code that proves who asks. */
async function openRemoval() {
  await openProfile();
  await press('Remove Pixel 9');
  await findOne(heading('Remove this second factor?'));
  await press('Remove');
  await findOne(heading('Confirm that it is you'));
  await enterPassword();
  await press('Continue');
  await findOne(field('Six-digit code'));
  await fill('Six-digit code', factorCode());
}

function expectValue(label: string, value: string) {
  if (valueOf(label) !== value) throw new Error(`'${label}' is '${valueOf(label)}' now, not '${value}'.`);
}
const expectSetUp = () => void getOne(text(/^‘Phone’ is set up\./));
const expectRemoved = () => void getOne(text('‘Pixel 9’ is removed.'));
const expectName = () => void getOne(field('Name of the device'));

const one = { people: [pro], signedInAs: pro };
const protectedOne = { people: [guarded], signedInAs: guarded };

export const factorScenarios = {
  factorsList: {
    request: 'user-get',
    ...one,
    open: async () => undefined,
    act: openProfile,
    expectLoading: () => void getOne(heading('Second factor')),
    // The same request tells the ways to sign in.
    cards: 2,
    expectKept() {
      if (button('Retry').elements().length !== 2) throw new Error('Not each card offers to retry.');
    },
    expectSuccess: () => void getOne(button('Set up an authenticator app')),
  },
  stepUp: {
    request: 'token-password',
    ...one,
    open: openProof,
    act: () => press('Continue'),
    expectLoading: () => void getOne(button('Checking...')),
    expectKept() {
      if ((getOne(password()) as HTMLInputElement).value !== pro.password)
        throw new Error('The password is gone.');
      getEnabled('Continue');
    },
    expectSuccess: expectName,
  },
  stepUpCode: {
    request: 'factor-verify',
    ...protectedOne,
    open: openRemoval,
    act: () => press('Continue'),
    expectLoading: () => void getOne(button('Checking...')),
    expectKept() {
      expectValue('Six-digit code', factorCode());
      getEnabled('Continue');
    },
    expectSuccess: expectRemoved,
  },
  factorEnroll: {
    request: 'factor-enroll',
    ...one,
    open: openName,
    act: () => press('Continue'),
    alertText: 'Second factors are not available here.',
    expectLoading: () => void getOne(button('Preparing...')),
    expectKept() {
      expectValue('Name of the device', 'Phone');
      getEnabled('Continue');
    },
    expectSuccess: () => void getOne(heading('Scan this code')),
  },
  factorConfirm: {
    request: 'factor-verify',
    ...one,
    open: openQrCode,
    act: () => press('Turn on'),
    expectLoading: () => void getOne(button('Checking...')),
    expectKept() {
      expectValue('Six-digit code', factorCode());
      getEnabled('Turn on');
    },
    expectSuccess: expectSetUp,
  },
  factorRemove: {
    request: 'factor-remove',
    ...protectedOne,
    open: openRemoval,
    act: () => press('Continue'),
    expectLoading: () => void getOne(button('Removing...')),
    expectKept: () => void getEnabled('Remove'),
    expectSuccess: expectRemoved,
  },
} satisfies Record<string, Scenario>;

/** The same as writes: however often somebody presses, one request is sent. */
export const factorCardWriteScenarios = {
  stepUp: {
    request: 'token-password',
    ...one,
    open: openProof,
    target: getButton('Continue'),
    enter: () => getOne(password()),
    expectDone: expectName,
  },
  stepUpCode: {
    request: 'factor-verify',
    ...protectedOne,
    open: openRemoval,
    target: getButton('Continue'),
    enter: () => getOne(field('Six-digit code')),
    expectDone: expectRemoved,
  },
  factorEnroll: {
    request: 'factor-enroll',
    ...one,
    open: openName,
    target: getButton('Continue'),
    enter: () => getOne(field('Name of the device')),
    expectDone: () => void getOne(heading('Scan this code')),
  },
  factorConfirm: {
    request: 'factor-verify',
    ...one,
    open: openQrCode,
    target: getButton('Turn on'),
    enter: () => getOne(field('Six-digit code')),
    expectDone: expectSetUp,
  },
  factorRemove: {
    request: 'factor-remove',
    ...protectedOne,
    open: openRemoval,
    target: getButton('Continue'),
    expectDone: expectRemoved,
  },
} satisfies Partial<Record<Write, WriteScenario>>;
