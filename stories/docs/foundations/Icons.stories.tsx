import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mic, MicOff, Pencil, X } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../../src/ui/primitives/Button/Button.tsx';
import { IconButton } from '../../../src/ui/primitives/IconButton/IconButton.tsx';
import { Stack } from '../../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../../src/ui/primitives/Text/Text.tsx';
import { space } from '../../../src/ui/theme/scale.ts';
import { icons } from './icons.ts';

const meta = {
  title: 'Docs/Foundations/Icons',
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** All icons. Each has one meaning. */
export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
        gap: space.md,
      }}
    >
      {Object.entries(icons).map(([name, { icon: Icon, means }]) => (
        <li key={name}>
          <Stack direction="row" gap="sm" align="center">
            <Icon aria-hidden size="1.25rem" strokeWidth={1.75} style={{ flexShrink: 0 }} />
            <div>
              <Text size="small">{means}</Text>
              <Text size="caption" tone="muted">
                {name}
              </Text>
            </div>
          </Stack>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const meanings = canvas.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
    await expect(new Set(meanings).size).toBe(Object.keys(icons).length);
  },
};

/**
 * An icon beside a word is found faster. The word is the accessible name, and the icon is hidden from assistive
 * technology.
 */
export const WithLabel: Story = {
  render: () => (
    <Button tone="primary" icon={<Mic />}>
      Voice Chat
    </Button>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Voice Chat' });
    const picture = button.querySelector('svg')!;
    await expect(picture).toHaveAttribute('aria-hidden', 'true');
    await expect(picture.getBoundingClientRect().width).toBe(20);
  },
};

/** An icon without a word, only where everybody knows it. Its accessible name is read out. */
export const WithoutLabel: Story = {
  render: () => (
    <Stack direction="row" gap="sm">
      <IconButton label="Close" icon={<X />} />
      <IconButton label="Mute" icon={<MicOff />} pressed />
      <IconButton label="Edit Profile" icon={<Pencil />} tone="neutral" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Close', 'Mute', 'Edit Profile']);
    await expect(canvas.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
  },
};
