import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeroConversation } from './HeroConversation.tsx';

const meta = {
  title: 'UI/HeroConversation',
  component: HeroConversation,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeroConversation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One image, nothing to use in it. */
export const Drawing: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /A chat with the agent/ })).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
