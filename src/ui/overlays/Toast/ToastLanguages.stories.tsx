import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { inLanguage } from '../../inLanguage.fixture.tsx';
import { toastDurationsMs } from './Toast.durations.ts';
import { createToaster } from './toaster.ts';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Overlays/Toast/Languages',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, autoplay: true, height: '20rem' } } },
  args: { toaster: createToaster() },
  beforeEach: ({ args }) => {
    args.toaster = createToaster();
    // Toasts go by a finger here, and not by themselves.
    const before = { ...toastDurationsMs };
    toastDurationsMs.neutral = 0;
    return () => Object.assign(toastDurationsMs, before);
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Drags a toast sideways with a finger, by so many px. */
async function swipe(toast: HTMLElement, by: number) {
  const { left, top, width } = toast.getBoundingClientRect();
  const at = (x: number) => ({
    clientX: left + width / 2 + x,
    clientY: top + 10,
    pointerId: 7,
    pointerType: 'mouse',
    buttons: 1,
    button: 0,
    bubbles: true,
  });
  toast.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(toast, at(0));
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await fireEvent.pointerMove(toast, at(by * part));
  await fireEvent.pointerUp(toast, at(by));
}

/** The names of the region and of the button that closes a toast. */
export const InGerman: Story = {
  decorators: [inLanguage('de')],
  parameters: { requirements: ['Y8'] },
  play: async ({ args }) => {
    args.toaster.add({ title: 'Gespeichert', description: 'Ihr Profil wurde gespeichert.', tone: 'neutral' });
    const toast = await screen.findByRole('status');
    const dismiss = within(toast).getByRole('button', { name: 'Schließen' });
    await waitFor(() => expect(dismiss).toBeVisible());
    await expect(screen.getByRole('region', { name: 'Mitteilungen' })).toContainElement(toast);
  },
};

/** A toast stands at the left, and is swiped away to the left. The next one stays for those who look at the story. */
export const InArabic: Story = {
  decorators: [inLanguage('ar')],
  globals: { direction: 'rtl' },
  parameters: { requirements: ['Y8'] },
  play: async ({ args }) => {
    const saved = { title: 'تم الحفظ', description: 'تم حفظ ملفك الشخصي.', tone: 'neutral' } as const;
    args.toaster.add(saved);
    const toast = await screen.findByRole('status');
    await expect(screen.getByRole('region', { name: 'الإشعارات' })).toContainElement(toast);
    await expect(toast.getBoundingClientRect().left).toBeLessThan(64);
    await waitFor(() => expect(toast).toBeVisible());
    await swipe(toast, -150);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    args.toaster.add(saved);
    await waitFor(() => expect(screen.getByRole('status')).toBeVisible());
  },
};
