import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeroConversation } from './HeroConversation.tsx';

const meta = { title: 'UI/HeroConversation', component: HeroConversation } satisfies Meta<
  typeof HeroConversation
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture of the product, drawn with its own parts: one image to assistive technology, nothing to press. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /A chat with the agent/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
