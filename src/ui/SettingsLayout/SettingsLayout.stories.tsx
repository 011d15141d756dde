import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { SettingsLayout } from './SettingsLayout.tsx';

const meta = {
  title: 'UI/SettingsLayout',
  component: SettingsLayout,
  args: {
    children: ['One', 'Two', 'Three'].map((title) => (
      <Card key={title} title={title}>
        Content
      </Card>
    )),
  },
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
