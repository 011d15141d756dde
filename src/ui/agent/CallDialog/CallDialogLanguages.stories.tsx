import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inLanguage } from '../../inLanguage.fixture.tsx';
import { Captions } from '../Captions/Captions.tsx';
import { CallDialog } from './CallDialog.tsx';

const lines = (question: string, answer: string) => (
  <Captions
    lines={[
      { id: 1, from: 'user', text: question, partial: false },
      { id: 2, from: 'assistant', text: answer, partial: true },
    ]}
  />
);

const meta = {
  title: 'Agent/CallDialog/Languages',
  component: CallDialog,
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
  args: {
    open: true,
    mark: 'speaking',
    phase: 'in-call',
    elapsed: '00:07',
    pulse: false,
    muted: true,
    quality: 'low',
    onClose: fn(),
    onMinimise: fn(),
    onStart: fn(),
    onEnd: fn(),
    onMutedChange: fn(),
    onTalkingChange: fn(),
  },
} satisfies Meta<typeof CallDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function shown(name: string, texts: readonly string[], buttons: readonly string[]) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  for (const text of texts) await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
  for (const button of buttons) await expect(dialog.getByRole('button', { name: button })).toBeVisible();
  // The control has the height of a button with one line.
  await expect(dialog.getByText(buttons[0]!).getBoundingClientRect().height).toBeLessThan(30);
}

/** The buttons are short enough for half a phone each. */
export const InGerman: Story = {
  args: { captions: lines('Was habe ich zuletzt bezahlt?', 'Zuletzt haben Sie 29,00 $ bezahlt.') },
  decorators: [inLanguage('de')],
  parameters: { requirements: ['Y8'] },
  play: async () => {
    await shown(
      'Sprach-Chat',
      ['Schwache Verbindung', 'Sie', 'Agent'],
      ['Mikro an', 'Auflegen', 'Verkleinern'],
    );
  },
};

/** The same from right to left. */
export const InArabic: Story = {
  args: { captions: lines('ما آخر مبلغ دفعته؟', 'آخر مبلغ دفعته 29.00 $.') },
  decorators: [inLanguage('ar')],
  globals: { direction: 'rtl' },
  parameters: { requirements: ['Y8'] },
  play: async () => {
    await shown('محادثة صوتية', ['اتصال ضعيف', 'أنت', 'الوكيل'], ['إلغاء الكتم', 'إنهاء', 'تصغير']);
  },
};
