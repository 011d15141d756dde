import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Skeleton.guide.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', component: Skeleton, parameters: { guide } } satisfies Meta<
  typeof Skeleton
>;
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

/** A skeleton is as high as the text it stands for, so that nothing moves when the text arrives. */
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

/** A skeleton is never wider than its container, and starts at the right in a right-to-left page. */
export const SmallRightToLeft: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <div dir="rtl">
      <Stack gap="md">
        <Skeleton width="60rem" />
        <Skeleton width="8rem" />
        <Skeleton shape="block" width="60rem" />
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const [wide, short] = canvasElement.querySelectorAll('[aria-hidden]');
    const right = (element: Element) => element.getBoundingClientRect().right;
    await expect(right(short!)).toBe(right(wide!));
  },
};
