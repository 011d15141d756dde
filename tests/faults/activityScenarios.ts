import { personas } from '../../mocks/personas.ts';
import { openProfile } from './accountScenarios.ts';
import { getEnabled, getOne, heading, text } from './actions.ts';
import type { AppFixture } from './appFixture.tsx';
import type { Scenario } from './scenario.ts';

const { pro } = personas;

/** Has somebody change something, and opens the account. */
async function openActivity({ state }: AppFixture) {
  state.activity.note(pro.id, {
    actor: 'agent',
    subject: 'profile',
    change: 'updated',
    details: { location: ['Arlington', 'Lisbon'] },
    user_agent: null,
  });
  await openProfile();
}

export const activityScenarios = {
  activityList: {
    request: 'activity-list',
    people: [pro],
    signedInAs: pro,
    open: async () => undefined,
    act: openActivity,
    // A read is tried again for seven seconds.
    stepMs: 250,
    expectLoading: () => void getOne(heading('Activity')),
    // Without the table there is neither a card nor a button.
    expectKept: () => void (heading('Activity').elements().length > 0 && getEnabled('Retry')),
    expectSuccess: () => void getOne(text('Arlington → Lisbon')),
  },
} satisfies Record<string, Scenario>;
