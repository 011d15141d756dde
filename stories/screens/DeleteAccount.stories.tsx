import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState, type BackendOptions } from '../../mocks/handlers/backendState.ts';
import { factorCode } from '../../mocks/handlers/factors.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, type Persona, withFactor } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { subscriber } from '../../mocks/subscribers.ts';
import { dialog, fill, heading, press, toast } from '../steps.ts';

const { pro } = personas;

/** The backend with a picture of this person. */
const backendWith =
  (person: Persona, options: BackendOptions = {}) =>
  ({ msw }: Parameters<ReturnType<typeof withHandlers>>[0]) => {
    freshBrowser();
    const state = backendState([person], options);
    state.files.set(`${person.id}/1.png`, {
      id: '1',
      owner: person.id,
      type: 'image/png',
      bytes: new Uint8Array([137, 80]),
    });
    msw.use(...handlersOf(state));
  };

const meta = {
  title: 'Screens/DeleteAccount',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['U35'] },
  beforeEach: backendWith(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openCard() {
  await press('Edit');
  await heading('Account');
  const card = await screen.findByRole('region', { name: 'Delete account' }, { timeout: 8000 });
  card.scrollIntoView({ block: 'center' });
  return within(card);
}

async function openQuestion() {
  const card = await openCard();
  await userEvent.click(await card.findByRole('button', { name: 'Delete account' }));
  return dialog('Delete your account?');
}

/** Types the address and presses, up to the question for the password. */
async function confirm(email: string) {
  const asked = await openQuestion();
  await fill('Your email address', email);
  await userEvent.click(asked.getByRole('button', { name: 'Delete for good' }));
  return dialog('Confirm that it is you');
}

async function enterPassword(asked: Awaited<ReturnType<typeof dialog>>, password: string) {
  await userEvent.type(asked.getByLabelText('Password'), password);
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
}

async function expectGone() {
  await expect(await screen.findByRole('button', { name: 'Get Started' }, { timeout: 8000 })).toBeVisible();
  await screen.findByText(/^Your account and everything/, undefined, { timeout: 8000 });
  await toast('Account deleted', 'Your account and everything we stored about you are gone.');
}

export const Card: Story = {
  play: async () => {
    const card = await openCard();
    await expect(card.getByRole('button', { name: 'Delete account' })).toBeEnabled();
  },
};

/** What will be lost, in figures, and a field that wants the address. [U35] */
export const Question: Story = {
  play: async () => {
    const asked = await openQuestion();
    await expect(
      // The figures may still be on their way.
      await asked.findByText(
        /^You lose your profile, 6 payments, and 1 picture\. Your Pro plan ends at once/,
      ),
    ).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Delete for good' }));
    await expect(await asked.findAllByText('Type ada@example.com to confirm.')).not.toHaveLength(0);
    await expect(asked.getByLabelText(/^Your email address/)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The address and the password: the account is gone, and the landing page says so. [U35] */
export const Deleted: Story = {
  parameters: { shows: ['toasts.accountDeleted'], requirements: ['U35'] },
  play: async () => {
    await enterPassword(await confirm(pro.email.toUpperCase()), pro.password);
    await expectGone();
  },
};

export const WrongPassword: Story = {
  play: async () => {
    const asked = await confirm(pro.email);
    await enterPassword(asked, 'wrong-horse');
    await expect(await asked.findByRole('alert')).toHaveTextContent(
      'That password is not right. Please try again.',
    );
  },
};

/** Whoever has a second factor shows it too. [U35, U9] */
export const SecondFactorNeeded: Story = {
  args: { signedInAs: withFactor(pro) },
  beforeEach: ({ msw }) => {
    freshBrowser();
    const state = backendState([withFactor(pro)]);
    msw.use(...handlersOf(state));
  },
  play: async () => {
    // The session of this browser has not shown the factor yet.
    await fill('Six-digit code', factorCode());
    await press('Continue');
    const asked = await confirm(pro.email);
    await enterPassword(asked, pro.password);
    await asked.findByLabelText('Six-digit code');
    // The one of the sign-in was used.
    await fill('Six-digit code', factorCode(2));
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    await expectGone();
  },
};

/** The subscription ends at the provider first. [U36] */
export const Subscribed: Story = {
  args: { signedInAs: subscriber() },
  parameters: { requirements: ['U36'] },
  beforeEach: backendWith(subscriber(), { billing: 'stripe' }),
  play: async () => {
    await enterPassword(await confirm(pro.email), pro.password);
    await expectGone();
  },
};

/** The provider cannot be reached: nothing is deleted, and the reason is plain. [U36] */
export const ProviderDown: Story = {
  args: { signedInAs: subscriber() },
  parameters: { requirements: ['U36'] },
  beforeEach: backendWith(subscriber(), { billing: 'stripe' }),
  play: async ({ msw }) => {
    const asked = await confirm(pro.email);
    msw.use(fault('billing-end', 502));
    await enterPassword(asked, pro.password);
    const question = await dialog('Delete your account?');
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'Your subscription could not be ended, because the payment provider could not be reached. Nothing was deleted.',
    );
    await expect(question.getByRole('button', { name: 'Delete for good' })).toBeEnabled();
  },
};

/** The subscription has ended and the pictures cannot be removed: both are said, and the same button tries again. [U36] */
export const EndedAlone: Story = {
  args: { signedInAs: subscriber() },
  parameters: { requirements: ['U36'] },
  beforeEach: backendWith(subscriber(), { billing: 'stripe' }),
  play: async ({ msw }) => {
    const asked = await confirm(pro.email);
    msw.use(fault('remove-file', 'net'));
    await enterPassword(asked, pro.password);
    const question = await dialog('Delete your account?');
    await expect(await question.findByRole('alert')).toHaveTextContent(
      /^Your subscription has ended; nothing else was deleted\. We could not reach the server\./,
    );
    await expect(question.getByRole('button', { name: 'Delete for good' })).toBeEnabled();
  },
};

/** Without a connection nothing is lost: the address stays, and the button can be pressed again. [U35, X5] */
export const Offline: Story = {
  play: async ({ msw }) => {
    const asked = await confirm(pro.email);
    msw.use(fault('account-deletion', 'net'));
    await enterPassword(asked, pro.password);
    const question = await dialog('Delete your account?');
    await expect(await question.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    await expect(question.getByLabelText(/^Your email address/)).toHaveValue(pro.email);
    await expect(question.getByRole('button', { name: 'Delete for good' })).toBeEnabled();
  },
};

/** At 390 px nothing scrolls sideways. [U35] */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    await openQuestion();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(390);
  },
};
