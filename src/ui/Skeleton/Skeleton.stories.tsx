import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Stack gap="md">
      <Stack gap="sm" direction="row" align="center">
        <Skeleton shape="circle" />
        <Skeleton width="12rem" />
      </Stack>
      <Skeleton shape="block" />
    </Stack>
  ),
};

/** Nothing shifts when the text arrives. */
export const AsHighAsText: Story = {
  render: () => (
    <Stack gap="none" direction="row">
      <Text as="div">
        <Skeleton width="8rem" />
      </Text>
      <Text as="div">Grace Hopper</Text>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const placeholder = canvasElement.querySelector<HTMLElement>('[aria-hidden]')!.parentElement!;
    await expect(placeholder.offsetHeight).toBe(canvas.getByText('Grace Hopper').offsetHeight);
  },
};
