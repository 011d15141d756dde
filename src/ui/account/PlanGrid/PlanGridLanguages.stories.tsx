import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inLanguage } from '../../inLanguage.fixture.tsx';
import { PlanGrid } from './PlanGrid.tsx';

const plan = (
  id: string,
  name: string,
  price: string,
  texts: Record<'interval' | 'description' | 'feature', string>,
) => ({
  id,
  name,
  price,
  interval: texts.interval,
  description: texts.description,
  features: [texts.feature],
  popular: id === 'pro',
});
const german = {
  interval: '/ Monat',
  description: 'Für alle, die den Agenten jeden Tag benutzen.',
  feature: 'Bevorzugter Kundendienst',
};
const arabic = { interval: '/ شهر', description: 'لمن يستخدم الوكيل كل يوم.', feature: 'دعم ذو أولوية' };

const meta = {
  title: 'Account/PlanGrid/Languages',
  component: PlanGrid,
  args: { plans: [], currentId: 'free', loadingId: 'enterprise', onSubscribe: fn() },
} satisfies Meta<typeof PlanGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All that the plans say by themselves is German. */
export const InGerman: Story = {
  args: {
    plans: [
      plan('free', 'Free', '0 $', german),
      plan('pro', 'Pro', '29 $', german),
      plan('enterprise', 'Enterprise', '99 $', german),
    ],
  },
  decorators: [inLanguage('de')],
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Tarife' })).toBeVisible();
    await expect(canvas.getByText('Am beliebtesten')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aktueller Tarif' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Abonnieren' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wird bearbeitet …' })).toBeVisible();
  },
};

/** From right to left, and no letter is set apart from the next. */
export const InArabic: Story = {
  args: {
    plans: [
      plan('free', 'Free', '$0', arabic),
      plan('pro', 'Pro', '$29', arabic),
      plan('enterprise', 'Enterprise', '$99', arabic),
    ],
  },
  decorators: [inLanguage('ar')],
  globals: { direction: 'rtl' },
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'الباقات' })).toBeVisible();
    await expect(canvas.getByText('الأكثر شيوعًا')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'اشترك' })).toBeVisible();
    const [first, last] = canvas
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.getBoundingClientRect());
    await expect(first!.right).toBeGreaterThanOrEqual(last!.right);
    for (const text of canvas.getAllByText('لمن يستخدم الوكيل كل يوم.'))
      await expect(['0px', 'normal']).toContain(getComputedStyle(text).letterSpacing);
  },
};
