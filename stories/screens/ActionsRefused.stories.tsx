import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { ask, openChatWhenLoaded } from '../chatSteps.ts';
import { press } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Automated tasks, errors',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['V17'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string) => screen.findByRole('group', { name });
const unreached =
  'Failed to update billing information. We could not reach the server. Check your connection and try again.';

/** A plan that could not be bought: the card says what the toast says, and what to do about it. [X6] */
export const SubscribeOffline: Story = {
  parameters: { requirements: ['V17', 'X6'] },
  beforeEach: withHandlers(fault('set-plan', 'net')),
  play: async () => {
    await openChatWhenLoaded();
    await ask('Upgrade to Enterprise');
    await press('Subscribe to Enterprise');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(unreached), { timeout: 8000 });
    await waitFor(async () => expect(await card('Upgrade to Enterprise')).toHaveTextContent(unreached));
  },
};

/** Refused for a reason that the user cannot mend: with an address of support, the card names it too. [X6, X14] */
export const SubscribeFailsWithSupport: Story = {
  args: { services: { supportEmail: 'help@example.com' } },
  parameters: { requirements: ['V17', 'X6', 'X14'] },
  beforeEach: withHandlers(fault('set-plan', 500)),
  play: async () => {
    await openChatWhenLoaded();
    await ask('Upgrade to Enterprise');
    await press('Subscribe to Enterprise');
    const said = 'Failed to update billing information. If it happens again, write to help@example.com.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said), { timeout: 8000 });
    await waitFor(async () => expect(await card('Upgrade to Enterprise')).toHaveTextContent(said));
  },
};
