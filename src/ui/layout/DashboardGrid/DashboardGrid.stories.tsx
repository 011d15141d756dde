import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './DashboardGrid.guide.tsx';
import { DashboardGrid } from './DashboardGrid.tsx';

const meta = {
  title: 'Layout/DashboardGrid',
  component: DashboardGrid,
  parameters: { guide },
  args: {
    children: ['One', 'Two', 'Three'].map((title) => (
      <Card key={title} title={title}>
        Content
      </Card>
    )),
  },
} satisfies Meta<typeof DashboardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const left = (element: HTMLElement) => element.getBoundingClientRect().left;

export const Wide: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('region');
    await expect(left(two!) > left(one!)).toBe(true);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [one, two, three] = canvas.getAllByRole('region');
    await expect([left(two!), left(three!)]).toEqual([left(one!), left(one!)]);
  },
};

/** In a right-to-left page the first card is on the right. The third spans both columns. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'laptop' } },
  render: (args) => (
    <div dir="rtl">
      <DashboardGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [one, two, three] = canvas.getAllByRole('region');
    await expect(left(one!)).toBeGreaterThan(left(two!));
    await expect(left(three!)).toBe(left(two!));
  },
};

/** A fourth card is a tall column at the end, and the others share the rest. */
export const WithFourth: Story = {
  args: {
    children: ['One', 'Two', 'Three', 'Four'].map((title) => (
      <Card key={title} title={title}>
        Content
      </Card>
    )),
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const [one, two, three, four] = canvas.getAllByRole('region').map((each) => each.getBoundingClientRect());
    await expect(four!.left).toBeGreaterThan(two!.right);
    await expect([four!.top, four!.bottom]).toEqual([one!.top, three!.bottom]);
    await expect(three!.right).toBe(two!.right);
  },
};

export const LongText: Story = {
  args: {
    children: ['One', 'Two', 'Three'].map((title) => (
      <Card key={title} title={title}>
        {hostile.unbroken}
      </Card>
    )),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
