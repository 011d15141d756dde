import { factorCode } from '../../mocks/handlers/factors.ts';
import { personas, withFactor } from '../../mocks/personas.ts';
import { accountScenarios, openProfile } from './accountScenarios.ts';
import { field, fill, findOne, getOne, heading, press } from './actions.ts';
import { dialog } from './agentScenarios.ts';
import { eventually } from './time.ts';
import { expectDashboard, getButton, refusedOnce, slowAfter, type WriteScenario } from './writeScenario.ts';

const { pro } = personas;
const guarded = withFactor(pro);

export const factorWriteScenarios = {
  factor: {
    request: 'factor-verify',
    people: [guarded],
    signedInAs: guarded,
    open: () => accountScenarios.factor.open(),
    target: getButton('Continue'),
    enter: () => getOne(field('Six-digit code')),
    expectDone: expectDashboard,
  },
  factorAgain: {
    request: 'factor-verify',
    ...slowAfter('factor-verify', refusedOnce('put', '/auth/v1/user', 403, 'session_not_found')),
    people: [guarded],
    // The session is from before the factor was added, so that only the dialog asks for it.
    signedInAs: pro,
    async open() {
      await openProfile();
      await fill('Location', 'Lisbon');
      await press('Update Profile');
      await findOne(heading('Sign in again'));
      await fill(dialog('Sign in again').getByLabelText('Password', { exact: true }), pro.password);
      await press('Sign In');
      await eventually(() => getOne(field('Six-digit code')), 250);
      await fill('Six-digit code', factorCode());
    },
    target: getButton('Continue'),
    expectDone: expectDashboard,
  },
} satisfies Record<string, WriteScenario>;
