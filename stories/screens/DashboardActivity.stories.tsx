import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { heading } from '../steps.ts';

const { pro } = personas;

/** The backend with so many changes, the newest by the agent. */
const changes =
  (count: number) =>
  ({ msw }: Parameters<ReturnType<typeof withHandlers>>[0]) => {
    freshBrowser();
    const state = backendState([pro]);
    for (let i = 1; i <= count; i++)
      state.activity.note(pro.id, {
        actor: i === count ? 'agent' : 'user',
        subject: 'profile',
        change: 'updated',
        details: { location: ['Arlington', `Lisbon ${i}`] },
        user_agent: null,
        happened_at: `2026-11-${String(10 + i)}T10:43:00Z`,
      });
    msw.use(...handlersOf(state));
  };

const meta = {
  title: 'Screens/Dashboard activity',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['U24'] },
  globals: { viewport: { value: 'wide' } },
  beforeEach: changes(8),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = (name: string) => screen.findByRole('region', { name }, { timeout: 10_000 });
/** The card, once its code is here: a placeholder of the same name stands in its place before. */
async function recentActivity(words: string | RegExp) {
  await screen.findByText(words, {}, { timeout: 10_000 });
  return within(await region('Recent activity'));
}
const top = (element: HTMLElement) => element.getBoundingClientRect().top;

/** At 1920 px the last six stand beside the other cards, and lead to all of them. [U24] */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBe(1920));
    await heading('Dashboard');
    const list = await screen.findByRole('list', { name: 'Recent activity' }, { timeout: 10_000 });
    const card = await region('Recent activity');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await expect(list).toHaveTextContent(/^Location changedArlington → Lisbon 8By the agent, with your yes/);
    await expect(top(card)).toBe(top(await region('Billing Status')));
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(1920);
    await userEvent.click(within(card).getByRole('button', { name: 'Show all' }));
    await heading('Account');
  },
};

export const Empty: Story = {
  beforeEach: changes(0),
  play: async () => {
    const card = await recentActivity('Nothing has been changed yet.');
    await expect(card.getByRole('button', { name: 'Show all' })).toBeVisible();
  },
};

/** The activity could not be loaded: the other cards are there, and Retry loads it. [U24] */
export const LoadFailed: Story = {
  beforeEach: withHandlers(fault('activity-list', 'net')),
  play: async ({ msw }) => {
    const card = await recentActivity('Your activity could not be loaded.');
    msw.resetHandlers();
    changes(2)({ msw });
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
  },
};

/** A backend that keeps no record: the other cards have the whole width. [U24] */
export const NotOffered: Story = {
  beforeEach: withHandlers(fault('activity-list', 404, { code: 'PGRST205' })),
  play: async () => {
    await heading('Dashboard');
    await region('Billing Status');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent activity' })).toBeNull());
  },
};

/** In a narrower window nothing of it is loaded. [U24] */
export const Narrower: Story = {
  globals: { viewport: { value: 'large' } },
  beforeEach: withHandlers(fault('activity-list', 500)),
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBe(1536));
    await heading('Dashboard');
    await region('Billing Status');
    await expect(screen.queryByRole('region', { name: 'Recent activity' })).toBeNull();
  },
};
