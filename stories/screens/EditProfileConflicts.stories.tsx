import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState, backendUrl, type BackendState } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { fill, heading, pickPicture, picture, press, toast } from '../steps.ts';

const { pro } = personas;
const PROFILES = `${backendUrl}/rest/v1/profiles`;
let state: BackendState;

const meta = {
  title: 'Screens/Edit profile, conflicts',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    freshBrowser();
    state = backendState([pro]);
    msw.use(...handlersOf(state));
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const storedProfile = () => state.users.get(pro.id)!.profile!;

async function open() {
  await press('Edit');
  await heading('Edit Profile');
  await screen.findByRole('button', { name: 'Update Profile' });
}

/** What was changed elsewhere while the form was open stays, because only what was changed in the form is sent. [S7, C3] */
export const ChangedElsewhere: Story = {
  parameters: { requirements: ['S7', 'C3'] },
  play: async () => {
    await open();
    Object.assign(storedProfile(), { location: 'Lisbon' });
    await fill('Full Name', 'Ada King');
    await press('Update Profile');
    await heading('Dashboard');
    await expect(storedProfile()).toMatchObject({ full_name: 'Ada King', location: 'Lisbon' });
    await expect(screen.getByText('Lisbon')).toBeVisible();
  },
};

/** Another tab of the same account has stored something. */
function storeInOtherTab(change: { location: string; full_name?: string }) {
  Object.assign(storedProfile(), change);
  const channel = new BroadcastChannel(`parley-account-${pro.id}`);
  channel.postMessage('changed');
  channel.close();
}

/**
 * What another tab or the agent stores while the form is open shows where nothing was typed. What was typed stays, and is compared with
 * what is stored by now: a text that is taken away is taken away, also when it was not there at first. [S7, U51]
 */
export const FollowsWhatIsStored: Story = {
  parameters: { requirements: ['S7', 'U51'] },
  play: async () => {
    await open();
    const location = await screen.findByRole('textbox', { name: /^Location/ });
    storeInOtherTab({ location: 'Lisbon' });
    await waitFor(() => expect(location).toHaveValue('Lisbon'));
    await fill('Location', 'Rome');
    storeInOtherTab({ location: 'Paris', full_name: 'Ada King' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada King'));
    await expect(location).toHaveValue('Rome');
    await userEvent.clear(location);
    await press('Update Profile');
    await heading('Dashboard');
    await expect(storedProfile()).toMatchObject({ location: '' });
  },
};

/** Stores the first change of the profile and loses the answer. `onLost` is called before the page learns so. */
function loseFirstAnswer(msw: StoryContext['msw'], onLost?: () => void) {
  let isLost = false;
  msw.use(
    http.patch(PROFILES, async ({ request }) => {
      if (isLost) return undefined;
      isLost = true;
      await getResponse(handlersOf(state), request.clone());
      onLost?.();
      return HttpResponse.error();
    }),
  );
}

/**
 * The profile is stored, but the answer is lost. Nobody knows then which picture the profile names, so that neither is deleted, and the
 * next try stores another one. [C2, X4]
 */
export const AnswerLost: Story = {
  parameters: { requirements: ['C2', 'X4'] },
  beforeEach: ({ msw }) => loseFirstAnswer(msw),
  play: async () => {
    await open();
    await pickPicture(picture());
    await press('Update Profile');
    await toast('Error', 'We could not reach the server. Check your connection and try again.');
    await expect(state.files.has(storedProfile().avatar_url!)).toBe(true);
    await press('Update Profile');
    await heading('Dashboard');
    // Nothing is left of the first try.
    await waitFor(() => expect([...state.files.keys()]).toEqual([storedProfile().avatar_url]));
  },
};

/**
 * The next try may begin before the profile was read again, which did not work either: nothing is left of the first try all the
 * same. [C2, X4]
 */
export const AnswerLostAndNotReadAgain: Story = {
  ...AnswerLost,
  beforeEach: ({ msw }) => loseFirstAnswer(msw, () => msw.use(fault('profiles-read', 'net'))),
};

/**
 * What was stored although the save had failed is stored anew when it is taken back: it is no change of the form, but one of the
 * row. [S7, C3]
 */
export const TakenBack: Story = {
  parameters: { requirements: ['S7', 'C3'] },
  play: async ({ msw }) => {
    await open();
    const before = storedProfile().location!;
    msw.use(fault('user-update', 500));
    await fill('Location', 'Lisbon');
    await press('Update Profile');
    await toast('Error', 'Something went wrong on our side. Please try again.');
    await expect(storedProfile().location).toBe('Lisbon');
    msw.resetHandlers(...handlersOf(state));
    await fill('Location', before);
    await press('Update Profile');
    await heading('Dashboard');
    await expect(storedProfile().location).toBe(before);
  },
};

/** The same where the answer was lost, the profile could not be read again, and the form was left in between. [S7, V20] */
export const TakenBackAfterLeaving: Story = {
  parameters: { requirements: ['S7', 'V20'] },
  beforeEach: ({ msw }) => loseFirstAnswer(msw, () => msw.use(fault('profiles-read', 'net'))),
  play: async () => {
    await open();
    const before = storedProfile().location!;
    await fill('Location', 'Lisbon');
    await press('Update Profile');
    await toast('Error', 'We could not reach the server. Check your connection and try again.');
    await expect(storedProfile().location).toBe('Lisbon');
    await press('Dashboard');
    await open();
    await fill('Location', before);
    await press('Update Profile');
    await heading('Dashboard');
    await expect(storedProfile().location).toBe(before);
  },
};
