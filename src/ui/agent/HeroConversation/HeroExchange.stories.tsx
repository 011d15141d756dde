import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exchanges } from './exchanges.fixture.ts';
import { HeroExchange } from './HeroExchange.tsx';

const [paid, included, upgrade] = exchanges;

const meta = {
  title: 'Agent/HeroConversation/Exchange',
  component: HeroExchange,
  args: { exchange: included!, words: Infinity },
  decorators: [
    (Story) => <div style={{ display: 'grid', gap: '0.75rem', maxWidth: '28rem' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof HeroExchange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three dots, and nothing to announce yet. [A73] */
export const Thinking: Story = {
  args: { words: 0 },
  parameters: { requirements: ['A73'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByText('Each month')).toBeNull();
  },
};

/** A few words can be seen, and there is still nothing to announce. [A73] */
export const Typing: Story = {
  args: { words: 4 },
  parameters: { requirements: ['A73'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlimited queries,')).toBeVisible();
    await expect(canvas.queryByText(/API access/)).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A payment, with its row. */
export const Payment: Story = { args: { exchange: paid! } };

/** What a plan includes. */
export const Plan: Story = {};

/** A wish: the agent asks first. */
export const Upgrade: Story = { args: { exchange: upgrade! } };
