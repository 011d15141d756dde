import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyServices } from '../../mocks/storyServices.ts';

const { auth } = storyServices({ signedInAs: personas.pro });

const meta = {
  title: 'Screens/Resolving',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V2] A session is stored and not yet confirmed: neither the landing page nor the account flashes up. */
export const StoredSession: Story = {
  args: {
    signedInAs: personas.pro,
    services: { auth: { ...auth, start: () => new Promise(() => undefined) } },
  },
  parameters: { requirements: ['V2', 'S1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading....');
    await expect(canvas.queryByRole('button', { name: 'Get Started' })).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
