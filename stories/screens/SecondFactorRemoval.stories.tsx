import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { factorCode } from '../../mocks/handlers/factors.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, withVerifiedFactor } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { dialog, fill, heading, press } from '../steps.ts';

const { pro } = personas;
const one = withVerifiedFactor(pro);
const several = withVerifiedFactor(pro, 'Pixel 9', 'Tablet');

/** A second factor is removed after a question, the password and a present code. */
const meta = {
  title: 'Screens/Second factor, removal',
  component: StoryApp,
  args: { signedInAs: one },
  parameters: { layout: 'fullscreen', requirements: ['U12', 'U13', 'U14'] },
  beforeEach: backendOf(one),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function askToRemove() {
  await heading('Dashboard');
  await press('Edit');
  await heading('Account');
  const card = within(await screen.findByRole('region', { name: 'Second factor' }));
  await userEvent.click(await card.findByRole('button', { name: 'Remove Pixel 9' }));
  return { card, question: await dialog('Remove this second factor?') };
}

async function confirmIt(code: string) {
  const asked = await dialog('Confirm that it is you');
  await userEvent.click(asked.getByLabelText('Password'));
  await userEvent.paste(pro.password);
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  await asked.findByLabelText('Six-digit code');
  await fill('Six-digit code', code);
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  return asked;
}

/** The device is lost: a code of another app counts, else support is the way. */
export const LostDevice: Story = {
  args: { services: { supportEmail: 'help@parley.example' } },
  play: async () => {
    const { question } = await askToRemove();
    await expect(question.getByText(/^Lost your device\? Write to/)).toBeVisible();
  },
};

/** The last one: the question says what it means, and the focus goes to the card, whose button is gone. */
export const Last: Story = {
  play: async () => {
    const { card, question } = await askToRemove();
    await expect(
      question.getByText(/is your only second factor\. Without it your password alone lets you in/),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await confirmIt(factorCode());
    await expect(await card.findByText('‘Pixel 9’ is removed.')).toBeVisible();
    await expect(card.getByText('It is off. Whoever knows your password can sign in.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(card.getByRole('heading', { name: 'Second factor' })).toHaveFocus());
  },
};

export const OneOfTwo: Story = {
  args: { signedInAs: several },
  beforeEach: backendOf(several),
  play: async () => {
    const { card, question } = await askToRemove();
    await expect(question.getByText(/Confirm with a code of an app that you keep\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await confirmIt(factorCode());
    await expect(await card.findByText('‘Pixel 9’ is removed.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Remove Tablet' })).toBeVisible();
  },
};

/** Without the code nothing is removed: 'Cancel' of the proof leads back to the question. */
export const Unproven: Story = {
  play: async () => {
    const { card, question } = await askToRemove();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    const asked = await dialog('Confirm that it is you');
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Remove' })).toBeEnabled());
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(card.getByRole('button', { name: 'Remove Pixel 9' })).toHaveFocus());
  },
};

/** The removal failed: the question stays, and the next attempt asks for no second code. */
export const Failed: Story = {
  beforeEach: withHandlers(fault('factor-remove', 500)),
  play: async () => {
    const { card, question } = await askToRemove();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await confirmIt(factorCode());
    await expect(await question.findByRole('alert')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Remove' })).toBeEnabled();
    await expect(card.getAllByText('Pixel 9')[0]).toBeInTheDocument();
  },
};
