import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { waitUntilLoaded } from '../chatSteps.ts';
import { fill, heading, heldRequests, pickPicture, picture, press, toast } from '../steps.ts';

const { pro } = personas;
let state = backendState([pro]);

/** The profile form is left while its changes are on their way, and opened again. */
const meta = {
  title: 'Screens/Edit profile/Opened during its save',
  component: StoryApp,
  // The stories change the page's storage and history, so only one may run on a page.
  tags: ['!autodocs'],
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['V20', 'R9'] },
  beforeEach: ({ msw }) => {
    freshBrowser();
    state = backendState([pro]);
    msw.use(...handlersOf(state));
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Msw = Parameters<NonNullable<Story['play']>>[0]['msw'];

async function openForm() {
  await press('Edit');
  await heading('Edit Profile');
  await screen.findByRole('button', { name: 'Update Profile' });
}

/** Leaves the form while its picture is on its way, and opens it again. `meanwhile` is done after the press, before it is left. */
async function returnDuringSave(msw: Msw, meanwhile = async () => undefined as void) {
  const held = heldRequests('post', '/storage/v1/object/avatars/*');
  msw.use(held.handler);
  await waitUntilLoaded();
  await openForm();
  await fill('Location', 'Lisbon');
  await pickPicture(picture());
  await screen.findByRole('button', { name: 'Remove picture' });
  await press('Update Profile');
  await screen.findByRole('button', { name: 'Updating...' });
  await meanwhile();
  await press('Dashboard');
  await heading('Dashboard');
  await press('Edit');
  await heading('Edit Profile');
  const busy = await screen.findByRole('button', { name: 'Updating...' });
  await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.click(busy);
  held.release();
}

/** A form that is opened again during its save waits for it, as the first one did, and sends nothing a second time. [R9] */
export const OpenedAgainDuringSave: Story = {
  play: async ({ msw }) => {
    await returnDuringSave(msw);
    await toast('Profile Updated', 'Your profile has been successfully updated.');
    await heading('Dashboard');
    await expect(state.files.size).toBe(1);
    await expect(state.users.get(pro.id)?.profile?.location).toBe('Lisbon');
    await openForm();
    await expect(screen.queryByText(/not saved yet/)).toBeNull();
    await expect(screen.getByLabelText('Location')).toHaveValue('Lisbon');
  },
};

/** When that save fails, the form that is open can be sent again, with everything that was typed. [R9] */
export const OpenedAgainAndFailed: Story = {
  play: async ({ msw }) => {
    msw.use(fault('profiles-update', 400, { once: true, message: 'Not now' }));
    await returnDuringSave(msw);
    await toast('Error', 'Not now');
    await press('Update Profile');
    await toast('Profile Updated', 'Your profile has been successfully updated.');
    await heading('Dashboard');
    await expect(state.files.size).toBe(1);
    await expect(state.users.get(pro.id)?.profile?.location).toBe('Lisbon');
  },
};

async function saveName() {
  await fill('Full Name', 'Grace Hopper');
  await press('Update Profile');
  await waitFor(() => expect(state.users.get(pro.id)?.profile?.full_name).toBe('Grace Hopper'));
  await heading('Dashboard');
}

/** A name that was cleared during the save is no reason not to wait for it, and the next press sends what is there then. [R9, R3] */
export const ClearedDuringSave: Story = {
  parameters: { requirements: ['V20', 'R9', 'R3'] },
  play: async ({ msw }) => {
    await returnDuringSave(msw, () => fill('Full Name', ''));
    await expect(screen.queryByText('Full Name is required.')).toBeNull();
    await heading('Dashboard');
    await openForm();
    await expect(screen.getByLabelText('Full Name')).toHaveValue('');
    await saveName();
    await expect(state.users.get(pro.id)?.profile?.location).toBe('Lisbon');
  },
};

/** The same where that save fails: the first press afterwards sends. [R9] */
export const ClearedDuringFailedSave: Story = {
  play: async ({ msw }) => {
    msw.use(fault('profiles-update', 400, { once: true, message: 'Not now' }));
    await returnDuringSave(msw, () => fill('Full Name', ''));
    await toast('Error', 'Not now');
    await screen.findByRole('button', { name: 'Update Profile' });
    await saveName();
    await expect(state.users.get(pro.id)?.profile?.location).toBe('Lisbon');
  },
};
