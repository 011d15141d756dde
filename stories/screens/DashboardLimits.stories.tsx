import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { toasts } from '../../src/services/messages.ts';
import { personas, type Persona } from '../../mocks/personas.ts';
import { backendOf, freshBrowser, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { virtualClock } from '../../mocks/virtualClock.ts';
import { ClockProvider } from '../../src/screens/shell/clock.ts';
import { heading, press } from '../steps.ts';

const { free } = personas;
/** May 4, 2026: the stories' present, so that their dates are always the same. */
const present = virtualClock();

const meta = {
  title: 'Screens/Dashboard, limits',
  component: StoryApp,
  args: { signedInAs: free },
  parameters: { layout: 'fullscreen', requirements: ['B45'] },
  decorators: (Story) => (
    <ClockProvider value={present}>
      <Story />
    </ClockProvider>
  ),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a cold run the first of them waits for all of the code. */
async function attention() {
  await heading('Dashboard');
  return within(await screen.findByRole('region', { name: 'Needs your attention' }, { timeout: 15_000 }));
}

/** Somebody who has used this much of the month's messages and call minutes. */
const using = (messages: number, callMinutes: number, person: Persona = free) => [
  freshBrowser,
  ({ msw }: { msw: { use: (...handlers: RequestHandler[]) => void } }) => {
    const state = backendState([person]);
    state.usage.set(person.id, { messages, callMinutes });
    msw.use(...handlersOf(state));
  },
];
const attentionKey = `parley-attention-${free.id}`;

/** From 80 % of a limit on, with the way to the plans. It can be hidden; the next warning comes all the same. */
export const LimitNear: Story = {
  beforeEach: using(42, 2),
  play: async () => {
    const row = await attention();
    await expect(row.getByText('You have used 42 of 50 messages this month.')).toBeVisible();
    await expect(row.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(localStorage.getItem(attentionKey)).toBe('1'));
    await press('See plans');
    await heading('Billing & Subscriptions');
    await press('Back to Dashboard');
    await attention();
    await press('Hide: You have used 42 of 50 messages this month.');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull());
    await waitFor(() => expect(localStorage.getItem(attentionKey)).toBe('0'));
  },
};

/** What is used up is no error: it says from when on there is more, and comes before what is nearly used up. */
export const LimitsReached: Story = {
  beforeEach: using(41, 12),
  play: async () => {
    const row = await attention();
    const items = row.getAllByRole('listitem');
    await expect(items).toHaveLength(2);
    await expect(items[0]).toHaveTextContent('Your call minutes of this month are used up.');
    await expect(items[0]).toHaveTextContent('Text Chat goes on meanwhile.');
    await expect(items[1]).toHaveTextContent('You have used 41 of 50 messages this month.');
    await expect(row.queryByRole('alert')).toBeNull();
  },
};

/** On the next visit its place is there from the first frame on, until the usage is read again. */
export const LimitExpected: Story = {
  beforeEach: [
    backendOf(free),
    () => localStorage.setItem(attentionKey, '1'),
    withHandlers(fault('usage', 'hang')),
  ],
  play: async ({ canvasElement }) => {
    await heading('Dashboard');
    await expect(await screen.findByText('No payment history yet', {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).not.toBeNull();
  },
};

/** The usage could not be read: nobody has asked for it, so nothing is said. */
export const UsageFailed: Story = {
  beforeEach: [
    backendOf(free),
    () => localStorage.setItem(attentionKey, '1'),
    withHandlers(fault('usage', 500)),
  ],
  play: async ({ canvasElement }) => {
    await heading('Dashboard');
    await waitFor(() => expect(localStorage.getItem(attentionKey)).toBe('0'), { timeout: 15_000 });
    await waitFor(() => expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeNull());
    await expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
    // The code of a message would have to load first.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await expect(screen.queryByText(toasts.loadFailed.description)).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
