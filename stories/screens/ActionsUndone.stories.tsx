import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendUrl } from '../../mocks/handlers/backendState.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { storyServices } from '../../mocks/storyServices.ts';
import { answered, ask, openChatWhenLoaded, scriptedChat } from '../chatSteps.ts';
import { press } from '../steps.ts';

const { pro } = personas;

const rename = { id: 'r', name: 'edit_profile', arguments: { fullName: 'Grace Hopper' } };
const upgrade = { id: 's', name: 'subscribe', arguments: { plan: 'enterprise' } };
const renaming = scriptedChat(answered('Shall I?', [rename]));
const upgrading = scriptedChat(answered('Shall I?', [upgrade]));

/** What the agent has changed can be taken back on its card. */
const meta = {
  title: 'Screens/Automated tasks, undone',
  component: StoryApp,
  args: { signedInAs: pro, services: { chat: renaming.port } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['A45'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string) => screen.findByRole('group', { name });
const expectCard = (name: string, words: string | RegExp, timeout = 4000) =>
  waitFor(async () => expect(await card(name)).toHaveTextContent(words), { timeout });

async function renamed() {
  renaming.reset();
  await openChatWhenLoaded();
  await ask('Call me Grace Hopper');
  await press('Change my profile');
  await expectCard('Change your profile', 'Changed · Undo');
}

/** The former name is stored again, and the dashboard shows it. [A45] */
export const Undone: Story = {
  play: async () => {
    await renamed();
    await press('Undo');
    await expectCard('Change your profile', 'It was undone: your profile is as it was before.');
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getAllByText('Ada Lovelace', { ignore: '[role="log"] *' })).not.toHaveLength(0);
    // The card in the panel's conversation still says what it had changed.
    await expect(screen.queryByText('Grace Hopper', { ignore: '[role="log"] *' })).toBeNull();
  },
};

/** Somebody has changed the name on another device since: it stays, the card says so, and the dashboard shows it. [A45] */
export const ChangedElsewhere: Story = {
  play: async () => {
    await renamed();
    const { data } = storyServices({ signedInAs: pro });
    const user = { id: pro.id, email: pro.email, fullName: '', avatarUrl: '' };
    const texts = { fullName: 'Ada Byron', location: 'London', description: '', avatarUrl: '' };
    await expect(await data.saveProfile(user, texts)).toMatchObject({ ok: true });
    await press('Undo');
    await expectCard('Change your profile', 'Not undone: your profile was changed again since.');
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect((await screen.findAllByText('Ada Byron')).length).toBeGreaterThan(0);
  },
};

let reads = 0;
const onlyFirstRead = http.get(`${backendUrl}/rest/v1/profiles`, () => {
  reads += 1;
  return reads === 1 ? undefined : HttpResponse.json({ code: 'XX000', message: 'Down' }, { status: 500 });
});

/** What is stored cannot be read: nothing is undone, and it can be tried again. [A45] */
export const Fails: Story = {
  beforeEach: (context) => {
    reads = 0;
    withHandlers(onlyFirstRead)(context);
  },
  play: async () => {
    await renamed();
    await press('Undo');
    await expectCard('Change your profile', /Changed · Undo.*Not undone\./);
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

const paysByPayPal = { ...pro, billing: { ...pro.billing, payment_method: 'PayPal' } };

/** A plan costs money, so that another card asks before it is moved back. The payment method comes back with it. [A46] */
export const Plan: Story = {
  args: { signedInAs: paysByPayPal, services: { chat: upgrading.port } },
  parameters: { requirements: ['A43', 'A46'] },
  beforeEach: backendOf(paysByPayPal),
  play: async () => {
    upgrading.reset();
    await openChatWhenLoaded();
    await ask('Upgrade to Enterprise');
    await press('Subscribe to Enterprise');
    await expectCard('Upgrade to Enterprise', 'Changed · Undo', 8000);
    await press('Undo');
    await expectCard(
      'Switch to Pro',
      /Enterprise.*becomes.*Pro.*\$70 a month less.*Credit Card.*becomes.*PayPal/,
    );
    await expect(await card('Upgrade to Enterprise')).toHaveTextContent('Changed');
    await press('Subscribe to Pro');
    await expectCard('Upgrade to Enterprise', 'Undone', 8000);
    await expectCard('Switch to Pro', 'Done');
    const { data } = storyServices({ signedInAs: paysByPayPal });
    await expect(await data.loadBilling(pro.id)).toMatchObject({
      value: { plan: 'pro', paymentMethod: 'PayPal' },
    });
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** Who declines that card keeps the plan, and may still undo it later. [A46] */
export const PlanKept: Story = {
  args: { services: { chat: upgrading.port } },
  parameters: { requirements: ['A40', 'A46'] },
  play: async () => {
    upgrading.reset();
    await openChatWhenLoaded();
    await ask('Upgrade to Enterprise');
    await press('Subscribe to Enterprise');
    await expectCard('Upgrade to Enterprise', 'Changed · Undo', 8000);
    await press('Undo');
    await card('Switch to Pro');
    await ask('not now');
    await expectCard('Upgrade to Enterprise', 'Changed · Undo');
    await expectCard('Switch to Pro', 'Not done: you said no');
  },
};
