import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './HeroConversation.guide.tsx';
import { HeroConversation } from './HeroConversation.tsx';

const meta = {
  title: 'Agent/HeroConversation',
  component: HeroConversation,
  parameters: { guide },
} satisfies Meta<typeof HeroConversation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers see one image, and there is nothing to press. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /A chat with the agent/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await userEvent.tab();
    await expect(canvas.getByRole('img')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** In a right-to-left page the user's messages are on the left, the agent's on the right. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <HeroConversation />
    </div>
  ),
  play: async ({ canvas }) => {
    const right = (text: string | RegExp) => canvas.getByText(text).getBoundingClientRect().right;
    await expect(right('What did I pay last?')).toBeLessThan(right(/went through/));
  },
};
