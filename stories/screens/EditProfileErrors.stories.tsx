import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { toastQueue } from '../../src/services/toastQueue.ts';
import { backendUrl } from '../../mocks/handlers/backendState.ts';
import { fill, heading, press, signOut, toast } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Edit profile, errors',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await press('Edit');
  await heading('Edit Profile');
}

/** Checks that the toast says why, that the form keeps what was typed, and that it can be sent again. */
async function refused(words: string) {
  await open();
  await screen.findByRole('button', { name: 'Update Profile' });
  await fill('Location', 'Lisbon');
  await press('Update Profile');
  await toast('Error', words);
  await expect(screen.getByLabelText('Location')).toHaveValue('Lisbon');
  await expect(screen.getByRole('button', { name: 'Update Profile' })).toBeEnabled();
}

/** On a slow network a skeleton holds the form's place, and the password can be changed meanwhile. [V16] */
export const Slow: Story = {
  parameters: { requirements: ['V16'] },
  beforeEach: withHandlers(fault('profiles-read', 'slow')),
  play: async () => {
    await open();
    await expect(screen.queryByLabelText('Full Name')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Change password' })).toBeEnabled();
  },
};

/** The stored profile could not be loaded; 'Retry' loads the form. [X5] */
export const LoadFailed: Story = {
  parameters: { requirements: ['X5'], shows: ['toasts.loadFailed'] },
  beforeEach: withHandlers(fault('profiles-read', 'net')),
  play: async ({ msw }) => {
    await open();
    await expect(await screen.findByText('Your profile could not be loaded.')).toBeVisible();
    await toast('Error', 'Failed to fetch user data. Please try again.');
    msw.resetHandlers();
    backendOf(pro)({ msw });
    await press('Retry');
    await expect(await screen.findByLabelText('Full Name')).toHaveValue('Ada Lovelace');
  },
};

export const Offline: Story = {
  parameters: { requirements: ['X4', 'X9'], shows: ['errorMessages.unavailable'] },
  beforeEach: withHandlers(fault('profiles-update', 'net')),
  play: () => refused('We could not reach the server. Check your connection and try again.'),
};

/** The backend does not answer within the time limit. [X4, X9] */
export const Silent: Story = {
  args: { timeoutMs: 2000 },
  parameters: { requirements: ['X4', 'X9'], shows: ['errorMessages.timeout'] },
  beforeEach: withHandlers(fault('profiles-update', 'hang')),
  play: () => refused('The server took too long to answer. Please try again.'),
};

/** The update finds no row of this user: the toast shows our own message, since the backend gives none. [X4] */
export const NoSuchRow: Story = {
  parameters: { requirements: ['X4'], shows: ['toasts.profileFailed'] },
  beforeEach: withHandlers(fault('profiles-update', 406, { code: 'PGRST116', message: 'No rows' })),
  play: () => refused('Failed to update profile. Please try again.'),
};

/** The profile's row was stored, but the account's metadata was not: the form says so, and the dashboard shows what is stored. [X4, C3] */
export const MetadataFailed: Story = {
  parameters: { requirements: ['X4', 'C3'], shows: ['errorMessages.unexpected'] },
  beforeEach: withHandlers(fault('user-update', 500)),
  play: async () => {
    await refused('Something went wrong on our side. Please try again.');
    await press('Cancel');
    await heading('Dashboard');
    await expect(screen.getByText('Lisbon')).toBeVisible();
  },
};

const told = toastQueue();

/** A save that fails after its user has signed out says that it has, and nothing of the user to whoever comes next. [X4, P2] */
export const FailedAfterSignOut: Story = {
  args: { services: { toastQueue: told } },
  // It goes through the sidebar, which a phone has not.
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['X4', 'P2'] },
  play: async ({ msw }) => {
    const heard: string[] = [];
    const end = told.subscribe(({ title, description }) => heard.push(`${title}: ${description}`));
    let isSaving = false;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    msw.use(
      http.patch(`${backendUrl}/rest/v1/profiles`, async () => {
        isSaving = true;
        await answered;
      }),
    );
    await open();
    await fill('Location', 'Lisbon');
    await press('Update Profile');
    await waitFor(() => expect(isSaving).toBe(true));
    await signOut(/^Ada Lovelace/);
    answer();
    await waitFor(() => expect(heard).toContain('Error: Failed to update profile. Please try again.'));
    end();
    await expect(heard.filter((line) => line.startsWith('Error'))).toHaveLength(1);
  },
};
