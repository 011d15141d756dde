import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inLanguage } from '../../inLanguage.fixture.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AvatarPicker } from '../AvatarPicker/AvatarPicker.tsx';
import { PasswordStrength } from '../PasswordStrength/PasswordStrength.tsx';
import { AuthForm } from './AuthForm.tsx';

const fields = (texts: Record<'name' | 'password' | 'advice' | 'hint', string>) => (
  <Stack gap="md">
    <TextField label={texts.name} name="name" optional />
    <PasswordField label={texts.password} name="password" autoComplete="new-password" defaultValue="tea" />
    <PasswordStrength score={1} advice={texts.advice} />
    <AvatarPicker name="Ada" hint={texts.hint} onPick={fn()} />
  </Stack>
);

const meta = {
  title: 'Account/AuthForm/Languages',
  component: AuthForm,
  args: {
    title: '',
    subtitle: '',
    children: null,
    submitLabel: '',
    loadingLabel: '',
    loading: false,
    onSubmit: fn(),
    onBack: fn(),
    footer: '',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form and its fields. */
export const InGerman: Story = {
  args: {
    title: 'Konto erstellen',
    subtitle: 'Kommen Sie dazu und legen Sie los',
    children: fields({
      name: 'Vollständiger Name',
      password: 'Passwort',
      advice: 'Nehmen Sie mehrere Wörter.',
      hint: 'JPG, PNG, GIF oder WebP. Höchstens 5 MB.',
    }),
    submitLabel: 'Konto erstellen',
    loadingLabel: 'Konto wird erstellt …',
    footer: 'Schon ein Konto?',
  },
  decorators: [inLanguage('de')],
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zurück' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toHaveTextContent('Anzeigen');
    await expect(canvas.getByText('Schwach')).toBeVisible();
    await expect(canvas.getByLabelText('Bild auswählen')).toBeInTheDocument();
  },
};

/** The arrow back points to the right. */
export const InArabic: Story = {
  args: {
    title: 'إنشاء حساب',
    subtitle: 'انضم إلينا وابدأ رحلتك',
    children: fields({
      name: 'الاسم الكامل',
      password: 'كلمة المرور',
      advice: 'استخدم عدة كلمات.',
      hint: 'JPG أو PNG أو GIF أو WebP. الحد الأقصى 5 ميغابايت.',
    }),
    submitLabel: 'إنشاء حساب',
    loadingLabel: 'جارٍ إنشاء الحساب…',
    footer: 'هل لديك حساب؟',
  },
  decorators: [inLanguage('ar')],
  globals: { direction: 'rtl' },
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'رجوع' });
    await expect(getComputedStyle(back.querySelector('svg')!).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(canvas.getByRole('button', { name: 'إظهار كلمة المرور' })).toHaveTextContent('إظهار');
    await expect(canvas.getByText('اختياري')).toBeVisible();
    const { letterSpacing } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    await expect(['0px', 'normal']).toContain(letterSpacing);
  },
};
