import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from './Brand.tsx';

const meta = { title: 'UI/Brand', component: Brand, args: { name: 'Parley' } } satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parley')).toBeVisible();
  },
};
export const Large: Story = { args: { size: 'large' } };
