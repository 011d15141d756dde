import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../inLanguage.fixture.tsx';
import { ChatBubble } from './ChatBubble.tsx';

const meta = {
  title: 'Agent/ChatBubble/Languages',
  component: ChatBubble,
  args: { from: 'assistant', time: '9:41', spoken: true, state: 'interrupted', children: '' },
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who speaks, how, and what was not spoken any more. */
export const InGerman: Story = {
  args: { children: 'Ihre letzte Zahlung war 29,00 $.', unspoken: 'am 1. November, mit Kreditkarte.' },
  decorators: [inLanguage('de')],
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agent sagte')).toBeInTheDocument();
    for (const text of ['Nicht gesprochen:', 'Gesprochen', 'Unterbrochen'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** The message of the agent begins at the right. */
export const InArabic: Story = {
  args: { children: 'آخر دفعة لك كانت 29.00 $.', unspoken: 'في 1 نوفمبر، ببطاقة ائتمان.' },
  decorators: [inLanguage('ar')],
  globals: { direction: 'rtl' },
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('قال الوكيل')).toBeInTheDocument();
    for (const text of ['لم يُنطق:', 'منطوق', 'قوطع']) await expect(canvas.getByText(text)).toBeVisible();
    const bubble = canvas.getByText('آخر دفعة لك كانت 29.00 $.').getBoundingClientRect();
    await expect(document.documentElement.clientWidth - bubble.right).toBeLessThan(40);
  },
};
