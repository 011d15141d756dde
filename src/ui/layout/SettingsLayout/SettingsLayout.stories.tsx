import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './SettingsLayout.guide.tsx';
import { SettingsLayout } from './SettingsLayout.tsx';

const meta = {
  title: 'Layout/SettingsLayout',
  component: SettingsLayout,
  args: {
    children: ['One', 'Two', 'Three'].map((title) => (
      <Card key={title} title={title}>
        Content
      </Card>
    )),
  },
  parameters: { guide },
} satisfies Meta<typeof SettingsLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const left = (element: HTMLElement) => element.getBoundingClientRect().left;

export const Wide: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('region');
    await expect(left(two!) === left(one!)).toBe(true);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [one, two, three] = canvas.getAllByRole('region');
    await expect([left(two!), left(three!)]).toEqual([left(one!), left(one!)]);
  },
};

/** A long text makes the cards neither wider than 42rem nor wider than the window. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: <Card title={hostile.unbroken}>{hostile.unbroken}</Card> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In a right-to-left page the column starts at the right; it is at most 42rem wide. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'laptop' } },
  render: (args) => (
    <div dir="rtl">
      <SettingsLayout {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getAllByRole('region')[0]!;
    await waitFor(() => expect(card.getBoundingClientRect().width).toBe(672));
    const gap = canvasElement.getBoundingClientRect().right - card.getBoundingClientRect().right;
    await expect(gap).toBeLessThan(card.getBoundingClientRect().left);
  },
};
