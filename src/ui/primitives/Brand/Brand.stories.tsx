import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Brand.guide.tsx';
import { Brand } from './Brand.tsx';

const meta = {
  title: 'Primitives/Brand',
  component: Brand,
  parameters: { guide },
  args: { name: 'Parley' },
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parley')).toBeVisible();
  },
};
export const Large: Story = { args: { size: 'large' } };

/** In a right-to-left page the mark is on the right. */
export const RightToLeft: Story = {
  args: { name: 'بارلي' },
  render: (args) => (
    <div dir="rtl">
      <Brand {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const brand = canvas.getByText('بارلي');
    const mark = brand.firstElementChild!.getBoundingClientRect();
    await expect(mark.right).toBe(brand.getBoundingClientRect().right);
  },
};

/** The large brand fits on the smallest phone. */
export const Small: Story = {
  args: { size: 'large' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText('Parley').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
