import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { InteractionStates } from '../../InteractionStates.tsx';
import { guide } from './FirstSteps.guide.tsx';
import { FirstSteps, type FirstStep } from './FirstSteps.tsx';
import { FirstStepsPlaceholder } from './FirstStepsPlaceholder.tsx';

const select = { profile: fn(), question: fn(), plans: fn() };
const steps = (...done: readonly string[]): readonly FirstStep[] => [
  {
    id: 'profile',
    label: 'Complete your profile',
    hint: 'Where you are, and a few words about you.',
    isDone: done.includes('profile'),
    action: 'Fill in',
    onSelect: select.profile,
  },
  {
    id: 'question',
    label: 'Ask your first question',
    hint: '“What does the Free plan include?”',
    isDone: done.includes('question'),
    action: 'Ask',
    onSelect: select.question,
  },
  {
    id: 'plans',
    label: 'Look at the plans',
    hint: 'What each of them includes.',
    isDone: done.includes('plans'),
    action: 'See plans',
    onSelect: select.plans,
  },
];

const meta = {
  title: 'Account/FirstSteps',
  component: FirstSteps,
  parameters: { guide, requirements: ['B43'] },
  args: { title: 'Get to know Parley', steps: steps(), onHide: fn() },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is done yet: each step has a button that leads there. */
export const NoneDone: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Get to know Parley' })).toHaveTextContent('0 of 3 done');
    for (const name of ['Fill in', 'Ask', 'See plans']) {
      const button = canvas.getByRole('button', { name });
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await userEvent.click(button);
    }
    for (const pressed of Object.values(select)) await expect(pressed).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};

/** A step that is done has a tick, which is said in words too, and no button. */
export const OneDone: Story = {
  args: { steps: steps('profile') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('1 of 3 done');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Complete your profile, done');
    await expect(canvas.queryByRole('button', { name: 'Fill in' })).toBeNull();
  },
};

/** The steps may be done in any order. */
export const TwoDone: Story = {
  args: { steps: steps('question', 'plans') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fill in' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const AllDone: Story = {
  args: { steps: steps('profile', 'question', 'plans') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('3 of 3 done');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const States: Story = {
  parameters: {
    pseudo: {
      hover: '[data-state="hover"] button',
      active: '[data-state="active"] button',
      focusVisible: '[data-state="focus-visible"] button',
    },
    // The same card four times.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  args: { steps: steps('profile') },
  render: (args) => (
    <InteractionStates>
      <FirstSteps {...args} />
    </InteractionStates>
  ),
};

/** As high while its code is fetched, and however many steps are done, so that nothing below it moves. */
export const Placeholder: Story = {
  render: (args) => (
    <>
      <div data-testid="placeholder">
        <FirstStepsPlaceholder />
      </div>
      <div data-testid="open">
        <FirstSteps {...args} />
      </div>
      <div data-testid="done">
        <FirstSteps {...args} title="All done" steps={steps('profile', 'question', 'plans')} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => Math.round(canvas.getByTestId(id).getBoundingClientRect().height);
    await expect(height('open')).toBe(height('placeholder'));
    await expect(height('done')).toBe(height('placeholder'));
  },
};

/** On a phone the words take several lines. */
export const PlaceholderOnPhone: Story = {
  ...Placeholder,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    await Placeholder.play?.(context);
  },
};

/** Long and hostile words wrap inside, on the smallest phone and from right to left. */
export const Hostile: Story = {
  args: {
    title: hostile.unbroken,
    steps: steps('plans').map((step, i) => ({
      ...step,
      label: [hostile.unbroken, hostile.rightToLeft, hostile.markup][i] ?? '',
      hint: hostile.unbroken,
      action: i === 0 ? hostile.unbroken : step.action,
    })),
  },
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
