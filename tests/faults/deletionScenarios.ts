import { toasts } from '../../src/services/messages.ts';
import { deletionMessages } from '../../src/screens/profile/data/deleteAccount.ts';
import { personas } from '../../mocks/personas.ts';
import { subscriber } from '../../mocks/subscribers.ts';
import type { Persona } from '../../mocks/personas.ts';
import { openProfile } from './accountScenarios.ts';
import { fill, findOne, getEnabled, getOne, heading, press, valueOf } from './actions.ts';
import { dialog } from './agentScenarios.ts';
import { toastText } from './appFixture.tsx';
import type { Scenario } from './scenario.ts';
import { expectLanding, getButton, type WriteScenario } from './writeScenario.ts';
import type { Write } from './writes.ts';

const { pro } = personas;
const paid = subscriber();

/** Up to the password, which is the last thing that is asked. */
const openAs =
  ({ email, password }: Persona) =>
  async () => {
    await openProfile();
    await press('Delete account');
    await fill('Your email address', email);
    await press('Delete for good');
    await findOne(heading('Confirm that it is you'));
    await fill(dialog('Confirm that it is you').getByLabelText('Password', { exact: true }), password);
  };

const deleting = (person: Persona) =>
  ({
    people: [person],
    signedInAs: person,
    open: openAs(person),
    act: () => press('Continue'),
    expectLoading: () => void getOne(heading('Delete your account?')),
    expectKept() {
      getEnabled('Delete for good');
      if (valueOf('Your email address') !== person.email) throw new Error('What was typed is lost.');
    },
    expectSuccess: expectLanding,
    successToast: toastText(toasts.accountDeleted),
    stepMs: 50,
  }) satisfies Omit<Scenario, 'request'>;

/** The deletion of an account: until it is done nothing is lost, and the same button tries again. [U35, U36] */
export const deletionScenarios = {
  accountDeletionAsked: { ...deleting(pro), request: 'account-deletion-asked' },
  accountDeletion: { ...deleting(pro), request: 'account-deletion' },
  billingEnd: {
    ...deleting(paid),
    request: 'billing-end',
    billing: 'stripe',
    alertText: deletionMessages.providerDown,
  },
} satisfies Record<string, Scenario>;

/** However often somebody presses, it is asked for once. */
export const deletionWriteScenarios = {
  accountDelete: {
    request: 'account-deletion',
    // The first request only asks whether it may be.
    count: ({ requestCount }) => Math.max(0, requestCount(/^POST \/rest\/v1\/rpc\/delete_account$/) - 1),
    open: openAs(pro),
    target: getButton('Continue'),
    expectDone: expectLanding,
  },
  accountDeletePaid: {
    people: [paid],
    signedInAs: paid,
    billing: 'stripe',
    request: 'billing-end',
    open: openAs(paid),
    target: getButton('Continue'),
    expectDone: expectLanding,
  },
} satisfies Partial<Record<Write, WriteScenario>>;
