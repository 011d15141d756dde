import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { dialog, heading, pickPicture, picture, press, toast } from '../steps.ts';

const { pro } = personas;
const pictured = { ...pro, profile: { ...pro.profile, avatar_url: `${pro.id}/me.png` } };

const meta = {
  title: 'Screens/Account, picture',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['U21'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A PNG of 900 × 600 pixels: red on the left, blue on the right. */
async function largePicture() {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 600;
  const context = canvas.getContext('2d')!;
  for (const [index, colour] of ['red', 'blue'].entries()) {
    context.fillStyle = colour;
    context.fillRect(index * 450, 0, 450, 600);
  }
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!)));
  return new File([blob], 'large.png', { type: 'image/png' });
}

async function openForm() {
  await press('Edit');
  await heading('Account');
  await screen.findByRole('button', { name: 'Update Profile' });
}

async function choosePicture() {
  await openForm();
  await pickPicture(await largePicture());
  return dialog('Adjust your picture');
}

const preview = () => screen.getByRole('group', { name: 'Profile picture' }).querySelector('img');
const removal = () => screen.queryByRole('button', { name: 'Remove picture' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function shownSize() {
  const bitmap = await createImageBitmap(await (await fetch(preview()!.src)).blob());
  return [bitmap.width, bitmap.height];
}

/** The part that shows becomes a small square file; nothing is uploaded before 'Update Profile'. [U21] */
export const Adjusted: Story = {
  play: async () => {
    const shown = await choosePicture();
    await expect(shown.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
    await userEvent.click(shown.getByRole('button', { name: 'Use this part' }));
    await closed();
    await waitFor(() => expect(preview()).toBeVisible());
    await expect(await shownSize()).toEqual([512, 512]);
    const { type, size } = await (await fetch(preview()!.src)).blob();
    await expect(type).toBe('image/webp');
    await expect(size).toBeLessThan(100_000);
    await press('Update Profile');
    await toast('Profile Updated', 'Your profile has been successfully updated.');
  },
};

/** 'Use the original' takes the file as it is. [U21] */
export const Original: Story = {
  play: async () => {
    const shown = await choosePicture();
    await userEvent.click(shown.getByRole('button', { name: 'Use the original' }));
    await closed();
    await waitFor(() => expect(preview()).toBeVisible());
    await expect(await shownSize()).toEqual([900, 600]);
  },
};

/** Closing the dialog leaves the picture as it was, and the same file can be chosen again. [U21] */
export const Closed: Story = {
  play: async () => {
    const shown = await choosePicture();
    const before = preview()?.src;
    await userEvent.click(shown.getByRole('button', { name: 'Close' }));
    await closed();
    await expect(preview()?.src).toBe(before);
    await pickPicture(await largePicture());
    await dialog('Adjust your picture');
  },
};

/** Picks a picture, presses 'Remove picture' before the browser has found out its size, and waits for what comes of that. */
async function removeBeforeSizeIsKnown(size: { width: number; height: number }) {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const decoding = spyOn(window, 'createImageBitmap').mockImplementation(async () => {
    await told;
    return { ...size, close: () => undefined };
  });
  // So that a dialog would open at once.
  await import('../../src/screens/profile/picture/AdjustPicture.tsx');
  try {
    await pickPicture(await largePicture());
    await waitFor(() => expect(decoding).toHaveBeenCalled());
    await userEvent.click(removal()!);
    tell();
    await new Promise((later) => setTimeout(later, 500));
  } finally {
    decoding.mockRestore();
  }
}

/** The stored picture is removed while a new one is still being looked at: the new one does not come in its place. [R4, U21] */
export const RemovedMeanwhile: Story = {
  args: { signedInAs: pictured },
  parameters: { requirements: ['R4', 'U21'] },
  beforeEach: backendOf(pictured),
  play: async () => {
    await openForm();
    await removeBeforeSizeIsKnown({ width: 512, height: 512 });
    await expect(removal()).toBeNull();
  },
};

/** A chosen picture is removed while a large one is still being looked at: no dialog asks about that one. [U21] */
export const RemovedBeforeTheDialog: Story = {
  play: async () => {
    await openForm();
    await pickPicture(picture());
    await waitFor(() => expect(removal()).toBeVisible());
    await removeBeforeSizeIsKnown({ width: 900, height: 600 });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(removal()).toBeNull();
  },
};

/** An upload that fails keeps the adjusted picture, to be sent again. [U21, X2] */
export const UploadFailed: Story = {
  beforeEach: withHandlers(fault('upload', 500)),
  play: async () => {
    const shown = await choosePicture();
    await userEvent.click(shown.getByRole('button', { name: 'Use this part' }));
    await closed();
    await press('Update Profile');
    await screen.findByRole('alert');
    const group = within(screen.getByRole('group', { name: 'Profile picture' }));
    await expect(group.getByRole('button', { name: 'Remove picture' })).toBeEnabled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    await choosePicture();
  },
};
