import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { personas, withoutPassword, withProviders } from '../../mocks/personas.ts';
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
import type { AppFixture } from './appFixture.tsx';
import type { Scenario } from './scenario.ts';
import { eventually } from './time.ts';
import { getButton, type WriteScenario } from './writeScenario.ts';
import type { Write } from './writes.ts';

const { pro } = personas;
const linked = withProviders(pro, ['github', 'ada@work.example']);
const passwordless = withoutPassword(pro);
const providers = ['google', 'github'] as const;

async function enterPassword() {
  await findOne(heading('Confirm that it is you'));
  await fill(dialog('Confirm that it is you').getByLabelText('Password', { exact: true }), pro.password);
}

async function openAdding() {
  await openProfile();
  await press('Add Google');
  await enterPassword();
}

async function openRemoval() {
  await openProfile();
  await press('Remove GitHub');
  await findOne(heading('Remove GitHub?'));
  await press('Remove');
  await enterPassword();
}

async function openMailedProof() {
  await openProfile();
  await press('Add Google');
  await findOne(text(`Your account has no password. We will send a code to ${pro.email}.`));
  await press('Continue');
  await eventually(() => getOne(field('Code from the mail')), 250);
  await fill('Code from the mail', mailedCode(1));
}

function expectLeft({ left }: AppFixture) {
  if (left.length !== 1) throw new Error(`The page was left ${left.length} times.`);
}
const expectRemoved = () => void getOne(text('GitHub was removed.'));

const adding = { people: [linked], signedInAs: linked, providers };
const toAdd = { ...adding, people: [pro], signedInAs: pro };
const byMail = { people: [passwordless], signedInAs: passwordless, providers };

export const waysScenarios = {
  providersOffered: {
    request: 'settings-get',
    people: [pro],
    providers,
    open: async () => undefined,
    async act() {
      await press('Sign In');
      await findOne(heading('Welcome Back'));
    },
    expectLoading: () => void getOne(heading('Welcome Back')),
    expectKept() {
      getEnabled('Sign In');
      if (button('Continue with GitHub').elements().length > 0)
        throw new Error('A button shows that may not be offered.');
    },
    expectSuccess: () => void getEnabled('Continue with GitHub'),
  },
  wayAdd: {
    request: 'identity-authorize',
    ...toAdd,
    open: openAdding,
    act: () => press('Continue'),
    alertText: 'Ways to sign in cannot be changed here.',
    expectLoading: () => void getOne(button('Add Google')),
    expectKept: () => void getEnabled('Add Google'),
    expectSuccess: expectLeft,
  },
  wayRemove: {
    request: 'identity-remove',
    ...adding,
    open: openRemoval,
    act: () => press('Continue'),
    alertText: 'Ways to sign in cannot be changed here.',
    expectLoading: () => void getOne(button('Removing...')),
    expectKept: () => void getEnabled('Remove'),
    expectSuccess: expectRemoved,
  },
  stepUpMail: {
    request: 'verify-code',
    ...byMail,
    open: openMailedProof,
    act: () => press('Continue'),
    expectLoading: () => void getOne(button('Checking...')),
    expectKept() {
      if (valueOf('Code from the mail') !== mailedCode(1)) throw new Error('The code is gone.');
      getEnabled('Continue');
    },
    expectSuccess: expectLeft,
  },
} satisfies Record<string, Scenario>;

/** The same as writes: however often somebody presses, one request is sent. */
export const waysWriteScenarios = {
  wayAdd: {
    request: 'identity-authorize',
    ...toAdd,
    open: openAdding,
    target: getButton('Continue'),
    expectDone: expectLeft,
  },
  wayRemove: {
    request: 'identity-remove',
    ...adding,
    open: openRemoval,
    target: getButton('Continue'),
    expectDone: expectRemoved,
  },
  stepUpMail: {
    request: 'verify-code',
    ...byMail,
    open: openMailedProof,
    target: getButton('Continue'),
    enter: () => getOne(field('Code from the mail')),
    expectDone: expectLeft,
  },
} satisfies Partial<Record<Write, WriteScenario>>;
