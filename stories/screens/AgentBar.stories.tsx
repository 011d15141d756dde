import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { toastQueue } from '../../src/services/toastQueue.ts';
import { waitUntilLoaded } from '../chatSteps.ts';
import { dialog, fill, press } from '../steps.ts';

const { pro } = personas;
const toasts = toastQueue();
const label = 'Ask about your account…';

/** The bar at the bottom and the sheet that it opens, together with what else is on the page. */
const meta = {
  title: 'Screens/Agent bar',
  component: StoryApp,
  args: { signedInAs: pro, voice: fakeVoice(), services: { toastQueue: toasts } },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** What takes the focus anywhere on the page is scrolled to above the bar. [A55] */
export const CoversNoControl: Story = {
  parameters: { requirements: ['A55'] },
  play: async () => {
    await waitUntilLoaded();
    const main = screen.getByRole('main');
    const bar = document.querySelector('[data-bottom-bar]')!;
    const controls = [...main.querySelectorAll<HTMLElement>('a, button, [tabindex="0"]')];
    await expect(controls.length).toBeGreaterThan(2);
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      await expect(control).toSatisfy(isOnTop);
      const { bottom, height } = control.getBoundingClientRect();
      if (height < 200) await expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().bottom);
    }
  },
};

async function showToasts() {
  for (const title of ['First', 'Second'])
    toasts.add({ title, description: 'Profile updated successfully', tone: 'neutral' });
  await screen.findByText('Second');
  const region = screen.getByRole('region', { name: /^Notifications/ });
  await waitFor(() => expect(region.getAnimations({ subtree: true })).toHaveLength(0));
  return within(region).getAllByRole('button', { name: 'Dismiss' });
}

async function leavesFree(names: readonly string[]) {
  const dismiss = await showToasts();
  await waitFor(async () => {
    for (const button of dismiss) await expect(button).toSatisfy(isOnTop);
    for (const name of names) await expect(screen.getByRole('button', { name })).toSatisfy(isOnTop);
  });
}

/** On a phone toasts stand above the bar at the bottom: they leave it free, and the buttons and the heading at the top. [A55] */
export const WithToasts: Story = {
  parameters: { requirements: ['A55'] },
  play: async () => {
    await waitUntilLoaded();
    await leavesFree([label, 'Talk to the agent', 'Menu', 'AI Agent']);
    const region = screen.getByRole('region', { name: /^Notifications/ }).getBoundingClientRect();
    const bar = screen.getByRole('button', { name: label }).getBoundingClientRect();
    await expect(region.bottom).toBeLessThanOrEqual(bar.top);
    await expect((region.top + region.bottom) / 2).toBeGreaterThan(innerHeight / 2);
    await expect(screen.getByRole('heading', { name: 'Dashboard' })).toSatisfy(isOnTop);
  },
};

/** In a window whose toasts come from below, neither the bar nor a toast covers the other. [A55] */
export const WithToastsOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { requirements: ['A55'] },
  play: async () => {
    await waitUntilLoaded();
    await leavesFree([label, 'Talk to the agent']);
  },
};

/** Over the sheet, toasts leave its field and buttons free, above a keyboard as well. [A55] */
export const SheetWithToasts: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { requirements: ['A55'] },
  play: async () => {
    await waitUntilLoaded();
    await press(label);
    const sheet = within(await screen.findByRole('dialog', { name: 'My Agent' }));
    const field = sheet.getByLabelText(label);
    await fill(label, 'What did I pay');
    await showToasts();
    const fieldIsFree = () => expect(field).toSatisfy(isOnTop);
    await waitFor(fieldIsFree);
    await expect(sheet.getByRole('button', { name: 'Send' })).toSatisfy(isOnTop);
    screen.getByRole('dialog', { name: 'My Agent' }).style.setProperty('--keyboard-height', '336px');
    dispatchEvent(new Event('resize'));
    await waitFor(fieldIsFree);
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Send' })).toSatisfy(isOnTop));
  },
};

/** Pulled down, the sheet closes, and what was typed is in the bar. [A96] */
export const PulledDown: Story = {
  parameters: { requirements: ['A96'] },
  play: async () => {
    await waitUntilLoaded();
    await press(label);
    await screen.findByRole('dialog', { name: 'My Agent' });
    await fill(label, 'What did I pay');
    const bar = screen.getByRole('heading', { name: 'My Agent' }).parentElement!;
    for (const [type, clientY] of [
      ['pointerdown', 100],
      ['pointermove', 300],
      ['pointerup', 300],
    ] as const)
      bar.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 3, clientX: 20, clientY }),
      );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('button', { name: 'What did I pay' })).toBeVisible();
  },
};

/** The microphone of the sheet's field opens the voice chat, and closing that leaves what was typed. [A95] */
export const Microphone: Story = {
  parameters: { requirements: ['A95', 'V17'] },
  play: async () => {
    await waitUntilLoaded();
    await press(label);
    const sheet = within(await screen.findByRole('dialog', { name: 'My Agent' }));
    await fill(label, 'What did I pay');
    await userEvent.click(sheet.getByRole('button', { name: 'Talk to the agent' }));
    await expect((await dialog('Voice Chat')).getByRole('button', { name: 'Start call' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Voice Chat' })).toBeNull());
    await expect(sheet.getByLabelText(label)).toHaveValue('What did I pay');
  },
};

/** Over plain http there are no microphones: neither the bar nor the field offers one, and 'Voice Chat' says why. [A95, X11] */
export const WithoutMicrophones: Story = {
  parameters: { requirements: ['A95', 'X11'] },
  beforeEach: () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'mediaDevices');
  },
  play: async () => {
    await waitUntilLoaded();
    await expect(screen.queryByRole('button', { name: 'Talk to the agent' })).toBeNull();
    await press(label);
    const sheet = within(await screen.findByRole('dialog', { name: 'My Agent' }));
    await expect(sheet.queryByRole('button', { name: 'Talk to the agent' })).toBeNull();
    await expect(sheet.getByRole('button', { name: 'Voice Chat' })).toBeEnabled();
  },
};
