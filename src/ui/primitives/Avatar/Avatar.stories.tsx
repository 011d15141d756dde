import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Avatar.guide.tsx';
import { Avatar } from './Avatar.tsx';
import { samplePicture } from './samplePicture.ts';
import { SizedPictureContext } from './sizedPicture.ts';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  parameters: { guide },
  args: { name: 'Grace Hopper', size: 'large' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture the first letter of the name is shown. [V7] */
export const Letter: Story = {
  parameters: { requirements: ['V7'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('G')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Without a name the letter is U, for 'User'. [V9] */
export const Nameless: Story = {
  parameters: { requirements: ['V9'] },
  args: { name: ' \u200B\u200F ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('U')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="md" direction="row" align="center">
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="hero" />
    </Stack>
  ),
};

export const Picture: Story = {
  args: { src: samplePicture(), size: 'hero' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!;
    await expect(picture).toHaveAttribute('alt', '');
    await waitFor(() => expect(getComputedStyle(picture).opacity).toBe('1'));
  },
};

/** When the picture cannot be loaded, the letter is shown. [V7] */
export const Broken: Story = {
  parameters: { requirements: ['V7'] },
  args: { src: 'blob:nothing-here' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('G')).toBeVisible();
  },
};

const stored = samplePicture();
const small = samplePicture();

/** Where pictures can be resized, the avatar loads one of its own size, or of twice that on high-resolution screens. */
export const Resized: Story = {
  args: { src: stored },
  decorators: [
    (Avatars) => (
      <SizedPictureContext
        value={(address, pixels) => (address === stored ? `${small}#${pixels}` : undefined)}
      >
        <Avatars />
      </SizedPictureContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!;
    await expect(picture).toHaveAttribute('src', `${small}#56`);
    await expect(picture).toHaveAttribute('srcset', `${small}#112 2x`);
    await waitFor(() => expect(getComputedStyle(picture).opacity).toBe('1'));
  },
};

/** When the resized picture cannot be loaded, the stored one is. */
export const ResizingFails: Story = {
  ...Resized,
  decorators: [
    (Avatars) => (
      <SizedPictureContext value={() => 'blob:nothing-here'}>
        <Avatars />
      </SizedPictureContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector('img')!;
    await waitFor(() => expect(picture()).toHaveAttribute('src', stored));
    await expect(picture()).not.toHaveAttribute('srcset');
    await waitFor(() => expect(getComputedStyle(picture()).opacity).toBe('1'));
  },
};

/** Addresses that are not safe are never loaded. */
export const UnsafeAddresses: Story = {
  render: (args) => (
    <Stack gap="sm" direction="row">
      {[
        'javascript:alert(1)',
        'data:image/svg+xml,<svg/>',
        '//evil.example/a.png',
        '/\\evil.example',
        'a.png',
      ].map((src) => (
        <Avatar key={src} {...args} src={src} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('G')).toHaveLength(5);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const LongText: Story = {
  args: { name: hostile.unbroken },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('D')).toBeVisible();
  },
};

export const RightToLeft: Story = { args: { name: hostile.rightToLeft } };

/** The avatar stays round beside a name that takes up all the room. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <Stack gap="sm" direction="row" align="center">
      <Avatar {...args} />
      <Text>{hostile.unbroken}</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('G').getBoundingClientRect();
    await expect([width, height]).toEqual([56, 56]);
  },
};
