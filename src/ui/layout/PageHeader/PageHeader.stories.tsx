import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './PageHeader.guide.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Dashboard', description: "Welcome back! Here's your account overview." },
  parameters: { guide },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one h1 of a signed-in screen. [V14] */
export const Default: Story = {
  parameters: { requirements: ['V14'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
};

export const WithWayBack: Story = {
  args: { title: 'Edit Profile', action: <Button tone="quiet">Back to Dashboard</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Back to Dashboard' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { title: hostile.unbroken, description: hostile.markup },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};

/** In a right-to-left page the label of the button that leads back starts at the right, below the title's start. */
export const RightToLeft: Story = {
  args: { title: hostile.rightToLeft, action: <Button tone="quiet">رجوع</Button> },
  render: (args) => (
    <div dir="rtl" style={{ paddingInline: '2rem' }}>
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const right = (element: HTMLElement) => Math.round(element.getBoundingClientRect().right);
    await expect(right(canvas.getByText('رجوع'))).toBe(right(canvas.getByRole('heading')));
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
