import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { dialog, heading, press, toast } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Command menu',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['U19', 'U20'] },
  globals: { viewport: { value: 'laptop' } },
  beforeEach: [
    backendOf(pro),
    () => () => {
      localStorage.removeItem('parley-single-keys');
      localStorage.removeItem('parley-theme');
      delete document.documentElement.dataset['theme'];
    },
  ],
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const isApple = /^(?:Mac|iP)/.test(navigator.platform);
const openMenu = async () => {
  await userEvent.keyboard(isApple ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}');
  return waitFor(async () => {
    const field = screen.getByRole('combobox');
    await expect(field).toHaveFocus();
    // The first command is marked a moment later.
    await expect(field).toHaveAttribute('aria-activedescendant');
    return field;
  });
};
/** Types into the menu's field, and runs the marked command, which has to be this one. */
async function find(typed: string, name: string) {
  const field = await openMenu();
  await userEvent.type(field, typed);
  const option = await screen.findByRole('option', { name });
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
  await userEvent.keyboard('{Enter}');
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The keys open the menu and close it; a few letters and Enter lead to a screen. [U19] */
export const ByKeyboard: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await heading('Dashboard');
    await expect(await openMenu()).toHaveFocus();
    await userEvent.keyboard(isApple ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}');
    await closed();
    await find('subscr', 'Billing');
    await heading('Billing & Subscriptions');
    await closed();
  },
};

/** The same keys open both where they write other letters, and a keyboard with its own order of letters goes by the letter. [U19, U20] */
export const OnOtherKeyboards: Story = {
  play: async () => {
    await heading('Dashboard');
    const commandKey = isApple ? { metaKey: true } : { ctrlKey: true };
    // A Dvorak keyboard writes 't' with that key.
    await fireEvent.keyDown(document.body, { key: 't', code: 'KeyK', ...commandKey });
    await expect(screen.queryByRole('dialog')).toBeNull();
    for (const [key, code] of [
      ['ن', 'KeyK'],
      ['k', 'KeyV'],
    ]) {
      await fireEvent.keyDown(document.body, { key, code, ...commandKey });
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
      await fireEvent.keyDown(document.body, { key, code, ...commandKey });
      await closed();
    }
    await fireEvent.keyDown(document.body, { key: '؟', code: 'Slash', shiftKey: true });
    await dialog('Keyboard shortcuts');
  },
};

/** 'Commands' below the navigation opens the menu; the chosen theme applies at once. [U19] */
export const ByPointer: Story = {
  play: async () => {
    await heading('Dashboard');
    await press('Commands');
    await userEvent.click(await screen.findByRole('option', { name: 'Dark theme' }));
    await closed();
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await press('Commands');
    await userEvent.click(await screen.findByRole('option', { name: 'Sign Out' }));
    await screen.findByRole('button', { name: 'Get Started' });
    await toast('Signed out', 'You have been signed out successfully.');
  },
};

/** '?' lists the shortcuts, but not while somebody types. It can be turned off, and the menu still leads there. [U20] */
export const Shortcuts: Story = {
  play: async () => {
    await heading('Dashboard');
    const field = await screen.findByLabelText('Ask about your account…');
    await fireEvent.keyDown(field, { key: '?' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('?');
    const list = await dialog('Keyboard shortcuts');
    await expect(list.getByText('Open or close the command menu')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Turn the key ? off' }));
    await userEvent.click(list.getByRole('button', { name: 'Done' }));
    await closed();
    await userEvent.keyboard('?');
    await find('keyb', 'Keyboard shortcuts');
    const again = await dialog('Keyboard shortcuts');
    await expect(again.getByRole('button', { name: 'Turn the key ? on' })).toBeVisible();
  },
};

/** Above another dialog the menu does not open. [U19] */
export const BelowADialog: Story = {
  play: async () => {
    await heading('Dashboard');
    await press('Text Chat');
    const chat = await dialog('Chat with Your Agent');
    await userEvent.click(await chat.findByLabelText('Message'));
    await userEvent.keyboard(isApple ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}');
    await userEvent.keyboard('k');
    await expect(chat.getByLabelText('Message')).toHaveValue('k');
    await expect(screen.queryByRole('dialog', { name: 'Command menu' })).toBeNull();
  },
};

/** On a phone 'Commands' is in the menu, which it closes. [U19] */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await heading('Dashboard');
    await waitFor(() => expect(window.innerWidth).toBe(390));
    await press('Menu');
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('button', { name: 'Commands' }));
    await dialog('Command menu');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    await userEvent.click(screen.getByRole('option', { name: 'Billing' }));
    await heading('Billing & Subscriptions');
  },
};
