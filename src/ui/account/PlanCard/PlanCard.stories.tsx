import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './PlanCard.guide.tsx';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'Account/PlanCard',
  component: PlanCard,
  args: {
    plan: {
      id: 'pro',
      name: 'Pro',
      price: '$29',
      interval: '/ month',
      description: 'For people who use the agent every day.',
      features: ['Advanced AI assistant', 'Unlimited queries', 'API access'],
      popular: true,
    },
    state: 'available',
    onSubscribe: fn(),
  },
  render: (args) => (
    <ul>
      <PlanCard {...args} />
    </ul>
  ),
  parameters: { guide },
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  parameters: { requirements: ['S6'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};

export const Current: Story = {
  args: { state: 'current' },
  parameters: { requirements: ['S6'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  },
};

export const Processing: Story = {
  args: { state: 'processing' },
  parameters: { requirements: ['S6'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** What the plan has in a month; its place is kept until that is known. [B38] */
export const Allowance: Story = {
  args: {
    plan: { ...meta.args.plan, allowance: { text: 'Unlimited messages, 300 call minutes', visible: true } },
  },
  parameters: { requirements: ['B38'] },
  render: (args) => (
    <ul>
      <PlanCard {...args} />
      <PlanCard {...args} plan={{ ...args.plan, allowance: { ...args.plan.allowance!, visible: false } }} />
    </ul>
  ),
  play: async ({ canvas }) => {
    const [told, awaited] = canvas.getAllByText('Unlimited messages, 300 call minutes');
    await expect(told).toBeVisible();
    await expect(awaited).not.toBeVisible();
    const [first, second] = canvas.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
    await expect(first!.getBoundingClientRect().height).toBe(second!.getBoundingClientRect().height);
  },
};

/** Another plan is being bought, so this one cannot be. */
export const Locked: Story = {
  args: { state: 'locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  },
};

/** A plan that is not popular has neither badge nor accent. */
export const Plain: Story = {
  args: { plan: { ...meta.args.plan, popular: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Most Popular')).toBeNull();
  },
};

/** Texts without spaces stay inside the card, on a small phone and from right to left. */
export const LongText: Story = {
  args: {
    plan: {
      ...meta.args.plan,
      name: hostile.unbroken,
      interval: hostile.unbroken,
      note: hostile.unbroken,
      description: hostile.rightToLeft,
      features: [hostile.unbroken, hostile.markup],
    },
  },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <ul dir="rtl">
      <PlanCard {...args} />
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // What hangs over on the left of a page from right to left cannot be scrolled to.
    const card = canvas.getAllByRole('listitem')[0]!.getBoundingClientRect();
    for (const text of canvas.getAllByText(hostile.unbroken)) {
      const { left, right } = text.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(card.left);
      await expect(right).toBeLessThanOrEqual(card.right);
    }
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};

/** The button shows its focus ring and can be pressed with Space. */
export const Focused: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Subscribe' });
    await userEvent.hover(button);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
    await userEvent.keyboard(' ');
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};
