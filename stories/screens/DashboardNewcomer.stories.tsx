import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, type Persona } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { virtualClock } from '../../mocks/virtualClock.ts';
import { ClockProvider } from '../../src/screens/shell/clock.ts';
import { fill, heading, press } from '../steps.ts';

/** May 4, 2026: the stories' present, so that their dates are always the same. */
const present = virtualClock();
const createdAt = '2026-05-03T09:30:00+00:00';
const grace: Persona = { ...personas.newcomer, createdAt };
const alan: Persona = { ...personas.free, createdAt };
const stepsKey = (person: Persona) => `parley-first-steps-${person.id}`;
const remembered = (person: Persona, steps: string) => () => localStorage.setItem(stepsKey(person), steps);

const meta = {
  title: 'Screens/Dashboard, newcomer',
  component: StoryApp,
  args: { signedInAs: grace },
  parameters: { layout: 'fullscreen', requirements: ['B43'] },
  beforeEach: backendOf(grace, alan),
  decorators: (Story) => (
    <ClockProvider value={present}>
      <Story />
    </ClockProvider>
  ),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.findByRole('region', { name: 'Get to know Parley' }, { timeout: 15_000 });
const steps = async () => within(await region());
/** The three cards are there, and no step above them. */
async function noSteps() {
  await expect(await screen.findByText('No payment history yet', {}, { timeout: 15_000 })).toBeVisible();
  await waitFor(() => expect(document.querySelector('[data-newcomer]')).toBeNull());
  await expect(screen.queryByRole('region', { name: 'Get to know Parley' })).toBeNull();
}

/** Nothing is done yet. The three cards stay as they are. [B43, V14, K3] */
export const NothingDone: Story = {
  parameters: { requirements: ['B43', 'V14', 'K3'] },
  play: async () => {
    const card = await steps();
    await expect(card.getByText('0 of 3')).toBeVisible();
    for (const name of ['Profile Information', 'Billing Status', 'Payment History'])
      await expect(screen.getByRole('region', { name })).toBeVisible();
    await expect(await screen.findByText('No payment history yet')).toBeVisible();
  },
};

/** Each step leads to where it is done, and is done then. */
export const StepByStep: Story = {
  // It goes through the sidebar, which a phone has not.
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await press('Fill in');
    await heading('Edit Profile');
    await fill('Location', 'Lisbon');
    await press('Update Profile');
    await expect(await (await steps()).findByText('1 of 3')).toBeVisible();

    await press('See plans');
    await heading('Billing & Subscriptions');
    await press('Back to Dashboard');
    const card = await steps();
    await expect(await card.findByText('2 of 3')).toBeVisible();

    await userEvent.click(card.getByRole('button', { name: 'Ask' }));
    await expect(
      await screen.findByText('What does the Free plan include?', {}, { timeout: 15_000 }),
    ).toBeVisible();
    // The last tick is still shown; from the next visit on the steps are gone.
    await expect(await card.findByText('3 of 3')).toBeVisible();
    await press('Billing');
    await heading('Billing & Subscriptions');
    await press('Back to Dashboard');
    await noSteps();
  },
};

/** The first question is asked in English: the assistant without a model knows no Arabic. */
export const FirstQuestionInArabic: Story = {
  globals: { language: 'ar', viewport: { value: 'laptop' } },
  parameters: { requirements: ['W5'] },
  play: async () => {
    const card = within(await screen.findByRole('region', { name: 'تعرّف على Parley' }, { timeout: 15_000 }));
    await userEvent.click(card.getByRole('button', { name: 'اسأل' }));
    await expect(
      await screen.findByText('What does the Free plan include?', {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

/** A profile with a location, and a question asked on another visit. */
export const TwoDone: Story = {
  args: { signedInAs: alan },
  beforeEach: remembered(alan, 'asked'),
  play: async () => {
    const card = await steps();
    await expect(card.getByText('2 of 3')).toBeVisible();
    await expect(card.getByRole('button', { name: 'See plans' })).toBeVisible();
  },
};

/** Whoever has done everything elsewhere sees three cards, and later visits keep no place for steps. */
export const AllDone: Story = {
  args: { signedInAs: alan },
  beforeEach: remembered(alan, 'asked plans'),
  play: async () => {
    await noSteps();
    await expect(localStorage.getItem(stepsKey(alan))).toBe('asked plans over');
  },
};

/** 'Hide' is for good, in this browser, and leaves the focus at the page's beginning. */
export const Hidden: Story = {
  // It goes through the sidebar, which a phone has not.
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await userEvent.click((await steps()).getByRole('button', { name: 'Hide' }));
    await noSteps();
    await expect(document.activeElement).toBe(document.getElementById('main'));
    await expect(localStorage.getItem(stepsKey(grace))).toBe('over');
    await press('Billing');
    await heading('Billing & Subscriptions');
    await press('Back to Dashboard');
    await noSteps();
  },
};

/** While the profile is read, the place is as high as the steps will be. */
export const Loading: Story = {
  beforeEach: withHandlers(fault('profiles-read', 'hang')),
  play: async () => {
    await expect(await screen.findByText('No payment history yet', {}, { timeout: 15_000 })).toBeVisible();
    const place = document.querySelector('[data-newcomer]');
    await expect(place).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('region', { name: 'Get to know Parley' })).toBeNull();
  },
};

/** What could not be read is not taken for done. */
export const Failed: Story = {
  args: { signedInAs: alan },
  parameters: { requirements: ['B43', 'X5'] },
  beforeEach: withHandlers(fault('profiles-read', 500)),
  play: async () => {
    await expect((await steps()).getByText('0 of 3')).toBeVisible();
  },
};

/** The three steps, then the three cards below each other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await steps();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Somebody who has paid for something is no newcomer any more. */
export const Paying: Story = {
  args: { signedInAs: { ...personas.pro, createdAt } },
  beforeEach: backendOf({ ...personas.pro, createdAt }),
  play: async () => {
    await expect(await screen.findByText('pending', {}, { timeout: 15_000 })).toBeVisible();
    await expect(document.querySelector('[data-newcomer]')).toBeNull();
    await waitFor(() => expect(localStorage.getItem(stepsKey(personas.pro))).toBe('over'));
  },
};
