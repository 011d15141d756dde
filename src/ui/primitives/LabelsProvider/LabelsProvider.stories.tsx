import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { UsageMeter } from '../../account/UsageMeter/UsageMeter.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { LoadError } from '../LoadError/LoadError.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { guide } from './LabelsProvider.guide.tsx';
import { LabelsProvider } from './LabelsProvider.tsx';

const content = (
  <Stack gap="lg">
    <PasswordField
      label="••••••"
      name="password"
      autoComplete="current-password"
      defaultValue="tea and toast"
    />
    <LoadError subject="Parley" onRetry={() => undefined} />
    <UsageMeter
      usage={{
        status: 'ready',
        value: { amounts: [{ label: 'Parley', used: 1250, limit: 5000 }], note: '' },
      }}
    />
  </Stack>
);

/** The keys that these three components have; '@parley/ui/translations/de.json' has all of them. */
const german = {
  PasswordField: {
    show: 'Anzeigen',
    hide: 'Ausblenden',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort ausblenden',
  },
  LoadError: { failed: '{subject} konnte nicht geladen werden.', retry: 'Erneut versuchen' },
  UsageMeter: { title: 'Nutzung in diesem Monat', usedOf: '{used} von {limit}' },
};

const arabic = {
  PasswordField: {
    show: 'إظهار',
    hide: 'إخفاء',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
  },
  LoadError: { failed: 'تعذّر تحميل {subject}.', retry: 'إعادة المحاولة' },
  UsageMeter: { title: 'الاستخدام هذا الشهر', usedOf: '{used} من {limit}' },
};

const meta = {
  title: 'Primitives/LabelsProvider',
  component: LabelsProvider,
  args: { labels: {}, children: content },
  parameters: { guide },
} satisfies Meta<typeof LabelsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without labels everything is English. */
export const English: Story = {
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parley could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('1,250 of 5,000')).toBeVisible();
  },
};

/** All texts of the components, and their numbers, are German. */
export const InGerman: Story = {
  args: { labels: german, locale: 'de' },
  render: (args) => (
    <div lang="de">
      <LabelsProvider {...args} />
    </div>
  ),
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parley konnte nicht geladen werden.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '1.250 von 5.000');
  },
};

/** Arabic, in an element from right to left: letters are not set apart, and headings have room above and below. */
export const InArabic: Story = {
  args: { labels: arabic, locale: 'ar-u-nu-latn' },
  render: (args) => (
    <div lang="ar" dir="rtl">
      <LabelsProvider {...args} />
    </div>
  ),
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('تعذّر تحميل Parley.')).toBeVisible();
    const heading = canvas.getByRole('heading', { name: 'الاستخدام هذا الشهر' });
    const { letterSpacing, lineHeight, fontSize } = getComputedStyle(heading);
    await expect(['0px', 'normal']).toContain(letterSpacing);
    await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeCloseTo(1.4, 1);
  },
};

/** A provider within another one replaces only what it names. */
export const Nested: Story = {
  args: {
    labels: german,
    locale: 'de',
    children: (
      <LabelsProvider labels={{ LoadError: { retry: 'Noch einmal laden' } }}>{content}</LabelsProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Noch einmal laden' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
  },
};

function Switching() {
  const [language, setLanguage] = useState<'en' | 'de'>('en');
  return (
    <LabelsProvider labels={language === 'de' ? german : {}} locale={language}>
      <Stack gap="lg">
        <Button onClick={() => setLanguage(language === 'de' ? 'en' : 'de')}>Deutsch / English</Button>
        {content}
      </Stack>
    </LabelsProvider>
  );
}

/** The language can change while the page is used: what was typed stays. */
export const LanguageChanges: Story = {
  render: () => <Switching />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('••••••');
    await userEvent.type(field, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Deutsch / English' }));
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await expect(canvas.getByLabelText('••••••')).toBe(field);
    await expect(field).toHaveValue('tea and toast!');
  },
};
