import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AnswerSource, ChatPort } from '../../src/services/chat.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { answered, ask, openChatWhenLoaded, waitUntilLoaded } from '../chatSteps.ts';
import { dialog, fill, heading } from '../steps.ts';

const { pro } = personas;

const paid = pro.payments.filter(({ currency, status }) => currency === 'USD' && status !== 'failed');
const oldest = pro.payments.at(-1)!;
const source = (ref: string, ids: readonly string[], table: AnswerSource['table'] = 'payment_history') => ({
  ref,
  table,
  ids,
});

/** Answers every question with the same figures. */
const chat: ChatPort = {
  send: async () => ({
    ...answered(
      'You paid [**$87.00**](#s1) in all, [$29.00](#s2) of it long ago, on [Pro](#s3), as [Ada](#s4). [Not backed](#s9), [elsewhere](#top).',
    ),
    ok: true,
    sources: [
      source(
        's1',
        paid.map(({ id }) => id),
      ),
      source('s2', [oldest.id, 'deadbeef-0000-4000-8000-000000000000']),
      source('s3', [pro.id], 'billing_info'),
      source('s4', [pro.id], 'profiles'),
    ],
  }),
} as ChatPort;

/** Each figure of an answer leads to the rows that it came from. */
const meta = {
  title: 'Screens/Text chat/Figures',
  component: StoryApp,
  args: { signedInAs: pro, services: { chat } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function figures() {
  const dialog = await openChatWhenLoaded();
  await ask('How much did I pay?');
  await dialog.findByRole('button', { name: '$87.00 show these payments' });
  return dialog;
}
const pressFigure = async (name: string) => {
  const dialog = await figures();
  await userEvent.click(dialog.getByRole('button', { name }));
  await isClosed();
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const marked = async (title: string) =>
  within(await screen.findByRole('region', { name: title })).findAllByRole('listitem');

/** A figure with rows is a button that says what it does. One without, and every other link to a place, is plain words. [A65] */
export const Figures: Story = {
  parameters: { requirements: ['A65'] },
  play: async () => {
    const dialog = await figures();
    await expect(dialog.getByRole('button', { name: '$29.00 show these payments' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Pro show your billing' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Ada show your profile' })).toBeVisible();
    for (const words of ['Not backed', 'elsewhere'])
      await expect(dialog.getByText(words).closest('a, button')).toBeNull();
  },
};

/** Pressing it closes the dialog and shows exactly its rows, marked and first. [A64, A66] */
export const Pressed: Story = {
  parameters: { requirements: ['A64', 'A66'] },
  play: async () => {
    await pressFigure('$87.00 show these payments');
    await heading('Payments');
    const rows = await marked('Behind $87.00');
    await expect(rows).toHaveLength(paid.length);
    for (const row of rows) await expect(row).toHaveTextContent(/^Marked:/);
    const all = within(await screen.findByRole('region', { name: 'All payments' }));
    const listed = await all.findAllByRole('listitem');
    await expect(listed.filter(({ textContent }) => textContent.startsWith('Marked:'))).toHaveLength(
      paid.length,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove marks' }));
    await waitFor(() => expect(screen.queryByText('Marked:')).toBeNull());
  },
};

/** A row that is not there any more is told of, and the conversation stays. [A64, A66] */
export const RowGone: Story = {
  parameters: { requirements: ['A64', 'A66'] },
  play: async () => {
    await pressFigure('$29.00 show these payments');
    await heading('Payments');
    const [row, ...others] = await marked('Behind $29.00');
    await expect(row).toHaveTextContent('Too old to be shown');
    await expect(others).toHaveLength(0);
    await expect(await screen.findByText('1 of them is no longer there.')).toBeVisible();
    const again = await openChatAgain();
    await expect(again.getByText('How much did I pay?')).toBeVisible();
  },
};

async function openChatAgain() {
  await userEvent.click(screen.getByRole('button', { name: 'Text Chat' }));
  // Until it has faded in, nothing of it counts as visible.
  return dialog('Chat with Your Agent');
}

/** A figure of the plan opens the billing, one of the profile the dashboard. [A66] */
export const OtherPlaces: Story = {
  parameters: { requirements: ['A66'] },
  play: async () => {
    await pressFigure('Pro show your billing');
    await heading('Billing & Subscriptions');
    const again = await openChatAgain();
    await userEvent.click(await again.findByRole('button', { name: 'Ada show your profile' }));
    await heading('Dashboard');
  },
};

/** In the panel beside the page the conversation stays in sight, and another figure brings its own rows. [A66] */
export const InThePanel: Story = {
  parameters: { requirements: ['A66'] },
  play: async () => {
    await waitUntilLoaded();
    const panel = within(await screen.findByRole('complementary', { name: 'Voice & Chat Agent' }));
    await fill('Ask about your account…', 'How much did I pay?');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await panel.findByRole('button', { name: '$87.00 show these payments' }));
    await expect(await marked('Behind $87.00')).toHaveLength(paid.length);
    await userEvent.click(panel.getByRole('button', { name: '$29.00 show these payments' }));
    await expect(await marked('Behind $29.00')).toHaveLength(1);
    await expect(screen.queryByText('Behind $87.00')).toBeNull();
    await expect(panel.getByText('How much did I pay?')).toBeVisible();
  },
};
