import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf } from '../../mocks/StoryApp.tsx';
import { isInView, isReachable, waitForAnimations } from '../geometry.ts';
import { fill, press } from '../steps.ts';
import { CallSimulator } from './CallSimulator.tsx';
import { simulatedCall } from './callSimulatorSteps.ts';

/** A call in which a card waits for an answer: where everything is, from a phone with its keyboard open to a large screen. */
const meta = {
  title: 'Screens/Call layout',
  component: CallSimulator,
  // Each story starts a call by itself, and a page can hold only one call.
  tags: ['!autodocs'],
  args: { scenario: 'tool: subscribes', at: 12, playing: false, speed: 1 },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof CallSimulator>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = 'one\ntwo\nthree\nfour\nfive\nsix\nseven';

/** Checks that the controls that must always be there are in view. */
async function footerInSight() {
  for (const name of ['Mute', 'End call', 'Send'])
    await expect(screen.getByRole('button', { name })).toSatisfy(isInView);
  await expect(screen.getByRole('textbox', { name: 'Message' })).toSatisfy(isInView);
}

/** Checks that the simulator's bar, which is no part of the product, lies on nothing of the dialog's head. */
async function headUncovered() {
  const bar = screen.getByRole('group', { name: 'Simulator' }).getBoundingClientRect();
  const isOverBy = ({ left, top, right, bottom }: DOMRect) =>
    left < bar.right && right > bar.left && top < bar.bottom && bottom > bar.top;
  const words = document.createRange();
  words.selectNodeContents(screen.getByRole('heading', { name: 'Voice Chat' }));
  await expect(isOverBy(words.getBoundingClientRect())).toBe(false);
  const buttons = screen.getAllByRole('button', { name: /^(Close|Minimise)$/ });
  for (const each of [screen.getByRole('timer'), ...buttons])
    await expect(isOverBy(each.getBoundingClientRect())).toBe(false);
}

const play: Story['play'] = async () => {
  const call = await simulatedCall();
  const yes = await call.findByRole('button', { name: 'Subscribe to Enterprise' });
  await waitForAnimations();
  const dialog = screen.getByRole('dialog', { name: 'Voice Chat' });
  await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
  await footerInSight();
  await headUncovered();
  await expect(call.getByRole('timer')).toSatisfy(isInView);
  await expect(call.getByRole('button', { name: 'Close' })).toSatisfy(isInView);

  // The newest words are readable, and the card can be answered.
  await expect(call.getByText('Please confirm it on the screen.')).toSatisfy(isInView);
  await expect(call.getByRole('region', { name: 'Captions' }).clientHeight).toBeGreaterThanOrEqual(48);
  await expect(isReachable(yes)).toBe(true);
  await expect(isReachable(call.getByRole('button', { name: 'Not now' }))).toBe(true);

  // The same holds with a long text, and with more opened.
  await fill('Message', lines);
  await press('Sound settings');
  const microphone = await call.findByLabelText('Microphone');
  await footerInSight();
  await expect(isReachable(microphone)).toBe(true);
  await expect(call.getByRole('timer')).toSatisfy(isInView);
  await press('Sound settings');
  await userEvent.clear(call.getByRole('textbox', { name: 'Message' }));
  await waitFor(footerInSight);
};

const shown = (viewport: string): Story => ({
  globals: { viewport: { value: viewport } },
  parameters: { requirements: ['S8', 'V18'] },
  play,
});

/** The message field and the controls are below the part that scrolls, and nothing overlaps. */
export const Phone = shown('phone');
/** The part of a phone that its keyboard leaves free. */
export const PhoneWithKeyboard = shown('keyboard');
/** The message field is beside the controls, and the card beside the captions. */
export const PhoneHeldAcross = shown('across');
export const Laptop = shown('laptop');
export const LargeDesktop = shown('large');

/** A window too low for fixed parts: everything scrolls, and everything can be reached. */
export const ZoomedIn: Story = {
  globals: { viewport: { value: 'zoomed' } },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const call = await simulatedCall();
    await call.findByRole('button', { name: 'Subscribe to Enterprise' });
    await waitForAnimations();
    const dialog = screen.getByRole('dialog', { name: 'Voice Chat' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    for (const name of ['Close', 'Subscribe to Enterprise', 'Not now', 'Sound settings', 'Mute', 'End call'])
      await expect([name, isReachable(call.getByRole('button', { name }))]).toEqual([name, true]);
    await expect(isReachable(call.getByRole('textbox', { name: 'Message' }))).toBe(true);
    await expect(call.getByRole('region', { name: 'Captions' }).clientHeight).toBeGreaterThanOrEqual(48);
  },
};
