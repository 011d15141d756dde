import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { guide } from './Heading.guide.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 1, size: 'page', children: 'Dashboard' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack gap="lg">
      <Heading level={1} size="display">
        Your account, with someone to talk to.
      </Heading>
      <Heading level={2} size="page">
        Dashboard
      </Heading>
      <Heading level={2} size="heading">
        Choose Your Plan
      </Heading>
      <Heading level={3} size="title">
        Profile Information
      </Heading>
    </Stack>
  ),
};

/** Code can move the focus to it after a change of view. It shows no ring and is no stop for the Tab key. */
export const Focusable: Story = {
  args: { focusable: true },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
};

export const LongText: Story = {
  args: { size: 'display', children: hostile.unbroken },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { children: hostile.rightToLeft },
  render: (args) => (
    <div dir="rtl">
      <Heading {...args} />
    </div>
  ),
};

/** The largest size shrinks with the window, so that no word breaks on the smallest phone. */
export const Small: Story = {
  args: { size: 'display', children: 'Your account, with someone to talk to.' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(getComputedStyle(heading).fontSize).toBe('40px');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
