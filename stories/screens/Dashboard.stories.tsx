import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backendHandlers } from '../../mocks/handlers/backend.ts';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';

const meta = {
  title: 'Screens/Dashboard',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V14] [K3] The five newest payments of a customer on Pro. */
export const Pro: Story = {
  args: { signedInAs: personas.pro },
  parameters: { requirements: ['V14', 'K3'], msw: { handlers: backendHandlers(personas.pro) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByText("Welcome back! Here's your account overview.")).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Payment History' })).toBeVisible();
  },
};
