import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { fill, heading, pickPicture, picture, press, slowPictureChecks, toast } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Edit profile',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openForm() {
  await press('Edit');
  await heading('Edit Profile');
  await screen.findByRole('button', { name: 'Update Profile' });
}

/** The form when it opens, with the app's version below it. [V16, R4, O2] */
export const Filled: Story = {
  parameters: { requirements: ['V16', 'R4', 'O2'] },
  play: async () => {
    await openForm();
    await expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
    await expect(screen.getByLabelText('Email')).toBeDisabled();
    await expect(screen.getByText('Email cannot be changed')).toBeVisible();
    await expect(screen.getByText('JPG, PNG or GIF. Max size 5MB.')).toBeVisible();
    await expect(screen.getByLabelText('Description')).toHaveAttribute('rows', '4');
    for (const name of ['Back to Dashboard', 'Cancel', 'Update Profile'])
      await expect(screen.getByRole('button', { name })).toBeEnabled();
    await expect(screen.getByText(/, version 1\.2\.3\+1a2b3c4$/)).toBeVisible();
  },
};

/** After saving, a toast shows, and the dashboard has the stored values, without what no text can hold. [S7, C3, A102] */
export const Saved: Story = {
  parameters: { shows: ['toasts.profileUpdated'], requirements: ['S7', 'C3', 'A102'] },
  play: async () => {
    await openForm();
    await fill('Location', ' Lisbon ');
    await userEvent.click(screen.getByLabelText(/^Location/));
    await userEvent.paste('\0');
    await press('Update Profile');
    await toast('Profile Updated', 'Your profile has been successfully updated.');
    await heading('Dashboard');
    await expect(await screen.findByText('Lisbon')).toBeVisible();
  },
};

/** The button reads 'Updating...' while the profile is saved. [S7] */
export const Busy: Story = {
  parameters: { requirements: ['S7'] },
  beforeEach: withHandlers(fault('profiles-update', 'hang')),
  play: async () => {
    await openForm();
    await press('Update Profile');
    await expect(await screen.findByRole('button', { name: 'Updating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A refused update: the toast has the backend's message, and the form keeps what was typed. [S7, X4] */
export const Refused: Story = {
  parameters: { requirements: ['S7', 'X4'] },
  beforeEach: withHandlers(fault('profiles-update', 400, { message: 'That name is reserved' })),
  play: async () => {
    await openForm();
    await fill('Full Name', 'Countess');
    await press('Update Profile');
    await toast('Error', 'That name is reserved');
    await expect(screen.getByLabelText('Full Name')).toHaveValue('Countess');
    await expect(screen.getByRole('button', { name: 'Update Profile' })).toBeEnabled();
  },
};

const patched = fn();

/** The picture could not be uploaded: a toast says so, and nothing else was written. [X2, X4] */
export const UploadFailed: Story = {
  parameters: { requirements: ['X2', 'X4'] },
  beforeEach: withHandlers(
    fault('upload', 500, { message: 'The bucket is full' }),
    http.patch('https://backend.test/rest/v1/profiles', () => {
      patched();
      return HttpResponse.error();
    }),
  ),
  play: async () => {
    patched.mockClear();
    await openForm();
    await pickPicture(picture());
    await press('Update Profile');
    await screen.findByRole('alert');
    await expect(patched).not.toHaveBeenCalled();
    await expect(screen.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
  },
};

/** A new picture is stored in the folder of the user's id. [C2, E4] */
export const NewPicture: Story = {
  parameters: { requirements: ['C2', 'E4'] },
  play: async ({ canvasElement }) => {
    await openForm();
    await pickPicture(picture());
    await expect(await screen.findByRole('button', { name: 'Remove picture' })).toBeVisible();
    await press('Update Profile');
    await heading('Dashboard');
    const shown = canvasElement.querySelector<HTMLImageElement>('main img');
    await expect(shown?.src).toContain(`/avatars/${pro.id}/`);
    await waitFor(() => expect(shown?.naturalWidth).toBeGreaterThan(0));
  },
};

/** A name is required, and 'Cancel' changes nothing. [R4] */
export const Cancelled: Story = {
  parameters: { requirements: ['R4', 'V16'] },
  play: async () => {
    await openForm();
    await fill('Full Name', '');
    await press('Update Profile');
    await expect(await screen.findByText('Full Name is required.')).toBeVisible();
    await press('Cancel');
    await heading('Dashboard');
    const profile = within(screen.getByRole('region', { name: 'Profile Information' }));
    await expect(profile.getByText('Ada Lovelace')).toBeVisible();
  },
};

/** A form that is sent while its picture is still being checked waits for it, and stores it too. [R4, C2] */
export const SentWhileChecked: Story = {
  parameters: { requirements: ['R4', 'C2'] },
  beforeEach: slowPictureChecks,
  play: async ({ canvasElement }) => {
    await openForm();
    await pickPicture(picture());
    await press('Update Profile');
    await heading('Dashboard');
    const shown = canvasElement.querySelector<HTMLImageElement>('main img');
    await expect(shown?.src).toContain(`/avatars/${pro.id}/`);
  },
};
