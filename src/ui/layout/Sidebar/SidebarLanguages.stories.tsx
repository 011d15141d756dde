import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bot, LayoutDashboard } from 'lucide-react';
import { expect, fn, screen, within } from 'storybook/test';
import { UserMenu } from '../../account/UserMenu/UserMenu.tsx';
import { inLanguage } from '../../inLanguage.fixture.tsx';
import { ThemeSwitch } from '../../primitives/ThemeSwitch/ThemeSwitch.tsx';
import { Sidebar } from './Sidebar.tsx';

const items = (dashboard: string, agent: string) => [
  { id: 'dashboard', label: dashboard, icon: <LayoutDashboard />, current: true, onSelect: fn() },
  { id: 'agent', label: agent, icon: <Bot />, current: false, onSelect: fn() },
];

const meta = {
  title: 'Layout/Sidebar/Languages',
  component: Sidebar,
  args: {
    brand: 'Parley',
    items: [],
    user: (
      <UserMenu
        name="Ada Lovelace"
        email="ada@example.com"
        avatarUrl=""
        onEditProfile={fn()}
        onSignOut={fn()}
      />
    ),
    footer: <ThemeSwitch value="system" onChange={fn()} />,
    open: true,
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The drawer on a phone: its name, its button, the navigation and the theme. */
export const InGerman: Story = {
  args: { items: items('Übersicht', 'KI-Agent') },
  decorators: [inLanguage('de')],
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['Y8'] },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menü' });
    await expect(drawer).toContainElement(await screen.findByRole('button', { name: 'Schließen' }));
    await expect(drawer).toContainElement(await screen.findByRole('navigation', { name: 'Hauptnavigation' }));
    await expect(drawer).toContainElement(await screen.findByRole('button', { name: 'Design' }));
  },
};

/** The drawer comes from the right. A Latin name stands at the side where the lines begin. */
export const InArabic: Story = {
  args: { items: items('لوحة التحكم', 'الوكيل الذكي') },
  decorators: [inLanguage('ar')],
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  parameters: { requirements: ['Y8'] },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'القائمة' });
    await expect(drawer).toContainElement(await screen.findByRole('button', { name: 'إغلاق' }));
    const [name, email] = ['Ada Lovelace', 'ada@example.com'].map((text) => within(drawer).getByText(text));
    for (const text of [name!, email!]) await expect(getComputedStyle(text).textAlign).toBe('right');
    await expect(getComputedStyle(name!).direction).toBe('ltr');
  },
};
